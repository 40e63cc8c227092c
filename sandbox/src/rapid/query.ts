import type { Language } from '../catalog/localized.ts';
import { isCurrency } from './currency.ts';
import { addDays, daysBetween, isDate, todayIn } from './dates.ts';
import { type NestedError, invalidInput } from './errors.ts';
import { type Occupancy, parseOccupancy } from './occupancy.ts';

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** All values of a repeatable parameter. */
export function all(query: Query, name: string): string[] {
  const value = query[name];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** The only value of a parameter. */
export function one(query: Query, name: string): string | undefined {
  return all(query, name)[0];
}

function problem(type: string, message: string, name: string, value?: string): NestedError {
  return { type, message, fields: [{ name, type: 'querystring', ...(value !== undefined && { value }) }] };
}

const LANGUAGES: readonly string[] = ['ja-JP', 'en-US'];

/** Collects what is wrong with a query, so that all of it is answered at once. */
export class QueryCheck {
  readonly #query: Query;
  readonly #errors: NestedError[] = [];

  constructor(query: Query) {
    this.#query = query;
  }

  add(type: string, message: string, name: string, value?: string): void {
    this.#errors.push(problem(type, message, name, value));
  }

  /** Throws 400 when something was wrong. */
  done(): void {
    if (this.#errors.length > 0) throw invalidInput(...this.#errors);
  }

  required(name: string): string {
    const value = one(this.#query, name);
    if (!value) this.add(`${name}.required`, `${name} is required.`, name);
    return value ?? '';
  }

  readChoice(name: string, allowed: readonly string[]): string {
    const value = this.required(name);
    if (value && !allowed.includes(value))
      this.add(`${name}.invalid`, `${name} must be one of [${allowed.join(', ')}].`, name, value);
    return value;
  }

  language(): Language {
    const value = one(this.#query, 'language');
    const supported = `Supported languages are: [${LANGUAGES.join(', ')}]`;
    if (!value) this.add('language.required', `A language is required. ${supported}`, 'language');
    else if (!LANGUAGES.includes(value))
      this.add('language.not_supported', `Language is not supported. ${supported}`, 'language', value);
    return value === 'en-US' ? 'en-US' : 'ja-JP';
  }

  currency(): string {
    const value = this.required('currency');
    if (value && !isCurrency(value))
      this.add('currency.invalid', 'Currency code is invalid.', 'currency', value);
    return value;
  }

  propertyIds(required: boolean): string[] {
    const ids = all(this.#query, 'property_id');
    if (required && ids.length === 0)
      this.add('property_id.required', 'Property Id is required.', 'property_id');
    if (ids.length > 250) {
      this.add(
        'property_id.above_maximum',
        "The number of property_id's passed in must not be greater than 250.",
        'property_id',
        String(ids.length),
      );
    }
    const odd = ids.find((id) => !/^\d{1,12}$/.test(id));
    if (odd !== undefined)
      this.add('property_id.must_be_numeric', 'Property Id must be a numeric value.', 'property_id', odd);
    return ids;
  }

  /** Two capital letters each, where there are any. */
  countries(): void {
    const odd = all(this.#query, 'country_code').find((code) => !/^[A-Z]{2}$/.test(code));
    if (odd !== undefined)
      this.add(
        'country_code.invalid',
        'Country code must be in ISO 3166-1 alpha-2 format.',
        'country_code',
        odd,
      );
  }

  /** A calendar date, where there is one. */
  date(name: string): void {
    const value = one(this.#query, name);
    if (value !== undefined && !isDate(value))
      this.add(`${name}.invalid_date_format`, `Invalid ${name} format. It must be YYYY-MM-DD.`, name, value);
  }

  occupancies(): Occupancy[] {
    const texts = all(this.#query, 'occupancy');
    if (texts.length === 0) this.add('occupancy.required', 'Occupancy is required.', 'occupancy');
    if (texts.length > 8) {
      this.add(
        'number_of_occupancies.invalid_above_maximum',
        'Number of occupancies must be less than 9.',
        'occupancy',
        String(texts.length),
      );
    }
    return texts.flatMap((text) => {
      const occupancy = parseOccupancy(text);
      if (!occupancy)
        this.add(
          'occupancy.invalid',
          'Occupancy must be adults[-age[,age]], with ages below 18.',
          'occupancy',
          text,
        );
      return occupancy ? [occupancy] : [];
    });
  }

  /** Check-in from yesterday (somewhere it still is) to 365 days ahead, at most 28 nights. */
  stay(now: Date): { checkin: string; checkout: string } {
    const [checkin, checkout] = [this.required('checkin'), this.required('checkout')];
    for (const [name, value] of [
      ['checkin', checkin],
      ['checkout', checkout],
    ] as const) {
      if (value && !isDate(value)) {
        this.add(
          `${name}.invalid_date_format`,
          `Invalid ${name} format. It must be formatted in ISO 8601 (YYYY-mm-dd) http://www.iso.org/iso/catalogue_detail?csnumber=40874.`,
          name,
          value,
        );
      }
    }
    if (!isDate(checkin) || !isDate(checkout)) return { checkin, checkout };
    const first = todayIn('Pacific/Honolulu', now);
    const last = addDays(todayIn('Asia/Tokyo', now), 365);
    if (checkin < first)
      this.add('checkin.invalid_date_in_the_past', 'Checkin cannot be in the past.', 'checkin', checkin);
    if (checkin > last)
      this.add('checkin.invalid_date_too_far_out', 'Checkin too far in the future.', 'checkin', checkin);
    const nights = daysBetween(checkin, checkout);
    if (nights < 1)
      this.add(
        'checkout.invalid_checkout_before_checkin',
        'Checkout must be after checkin.',
        'checkout',
        checkout,
      );
    if (nights > 28)
      this.add(
        'checkout.invalid_length_of_stay_too_long',
        'Checkin and checkout dates cannot differ by more than 28 days.',
        'checkout',
        checkout,
      );
    return { checkin, checkout };
  }
}
