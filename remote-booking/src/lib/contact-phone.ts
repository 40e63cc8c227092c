import parsePhoneNumber, {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type PhoneNumber as ParsedNumber,
} from 'libphonenumber-js/min';
import { formatPhone } from '@yado/shared/format/phone';
import type { Draft } from './draft.ts';

type Contact = Pick<Draft, 'countryCode' | 'phone'>;

export interface PhoneNumber {
  countryCode: string;
  /** Without the 0 that is dialed within the country. */
  number: string;
}

/** The number as the API takes it; null while it has too few or too many digits for its country. */
export function parsePhone(contact: Contact): PhoneNumber | null {
  const parsed = parse(contact);
  return parsed ? { countryCode: parsed.countryCallingCode, number: parsed.nationalNumber } : null;
}

/**
 * The same number in plain digits and in its country's own grouping, for the field to show: full-width digits become
 * plain, and a country typed as +81 becomes the choice beside it. What is no number yet stays as it is.
 */
export function tidyPhone(contact: Contact): Contact {
  const parsed = parse(contact);
  if (!parsed) return { ...contact, phone: contact.phone.normalize('NFKC') };
  return { countryCode: parsed.countryCallingCode, phone: parsed.formatNational() };
}

/** `03-1234-5678`, `+1 212-555-0100`. */
export function contactPhoneText(contact: Contact): string {
  const parsed = parse(contact);
  if (!parsed) return contact.phone;
  const { countryCallingCode: country } = parsed;
  if (country === '81') return parsed.formatNational();
  const number = parsed.formatInternational().slice(`+${country} `.length);
  return formatPhone({ countryCode: country, number: number.replaceAll(' ', '-') });
}

/** As at the API: of countries, none of satellites and services. */
const callingCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

function parse({ countryCode, phone }: Contact): ParsedNumber | null {
  // Japanese keyboards have many hyphens, and the mark of a long vowel is taken for one.
  const text = phone.normalize('NFKC').replaceAll(/[ー−‐-―]/g, '-');
  if (!/^[\d+() .-]+$/.test(text)) return null;
  const parsed = parsePhoneNumber(text, { defaultCallingCode: countryCode });
  if (!parsed?.isPossible() || !callingCodes.has(parsed.countryCallingCode)) return null;
  // Japan's plan also has shorter and longer numbers, of services that nobody is called back at.
  return parsed.countryCallingCode === '81' && !/^\d{9,10}$/.test(parsed.nationalNumber) ? null : parsed;
}

export interface CountryOption {
  value: string;
  label: string;
}

/** One option per calling code, Japan first, then by name: countries that share a code are together. */
export function countryOptions(): CountryOption[] {
  const names = new Intl.DisplayNames('ja', { type: 'region' });
  const byCode = Map.groupBy(getCountries(), (country) => getCountryCallingCode(country));
  const options = [...byCode].map(([value, countries]) => ({
    value,
    label: `${sharedName(countries, names)} +${value}`,
  }));
  const collator = new Intl.Collator('ja');
  return options.sort((one, other) =>
    one.value === '81' ? -1 : other.value === '81' ? 1 : collator.compare(one.label, other.label),
  );
}

/** Where several countries share a code, those that people look for; the islands among them follow the same number. */
const mainCountries: Partial<Record<CountryCode, string>> = {
  US: 'アメリカ・カナダ',
  RU: 'ロシア・カザフスタン',
  GB: 'イギリス',
  IT: 'イタリア',
  NO: 'ノルウェー',
  FI: 'フィンランド',
  AU: 'オーストラリア',
  MA: 'モロッコ',
};

function sharedName(countries: CountryCode[], names: Intl.DisplayNames): string {
  const main = countries.find((country) => mainCountries[country]);
  if (main) return mainCountries[main] ?? main;
  return names.of(countries[0] ?? '') ?? '';
}
