import { addDays, dayInZone, daysBetween, isCalendarDay } from './calendar.ts';
import type { Stay, StayOccupancy } from './stay.ts';

export type InvalidStayReason =
  | 'DATES'
  | 'NIGHTS'
  | 'PAST'
  | 'TOO_FAR'
  | 'OCCUPANCIES'
  | 'CURRENCY'
  | 'COUNTRY';
export type StayResult = { kind: 'valid'; stay: Stay } | { kind: 'invalid'; reason: InvalidStayReason };

/** The fields of `RoomsWithRateInput` that make a stay. */
export interface StayInput {
  checkin: string;
  checkout: string;
  occupancies: readonly { adults: number; childAges?: readonly number[] | null }[];
  currency?: string | null;
  countryCode?: string | null;
  language?: string | null;
}

export const MAX_NIGHTS = 28;
const MAX_DAYS_AHEAD = 365;
export const MAX_ROOMS = 8;
const MAX_ADULTS = 14;
/** As the search form offers. */
const MAX_CHILDREN = 6;

function validOccupancy({ adults, childAges }: StayOccupancy): boolean {
  if (childAges.length > MAX_CHILDREN) return false;
  const ages = childAges.every((age) => Number.isInteger(age) && age >= 0 && age <= 17);
  return Number.isInteger(adults) && adults >= 1 && adults <= MAX_ADULTS && ages;
}

/**
 * Checks a stay against the supplier's limits: 1-28 nights, check-in from today to 365 days ahead,
 * 1-8 rooms, 1-14 adults and up to six children of 0-17 in each, prices in yen, buyer in Japan. "Today" is the day of the place
 * on Earth where it is earliest, because the property's zone is not known yet.
 */
export function stayFromInput(
  input: StayInput,
  now: Date,
  earliest = dayInZone(now, 'Pacific/Pago_Pago'),
): StayResult {
  const invalid = (reason: InvalidStayReason): StayResult => ({ kind: 'invalid', reason });
  const { checkin, checkout } = input;
  if (!isCalendarDay(checkin) || !isCalendarDay(checkout)) return invalid('DATES');
  const nights = daysBetween(checkin, checkout);
  if (nights < 1 || nights > MAX_NIGHTS) return invalid('NIGHTS');
  if (checkin < earliest) return invalid('PAST');
  if (checkin > addDays(dayInZone(now, 'Asia/Tokyo'), MAX_DAYS_AHEAD)) return invalid('TOO_FAR');
  const occupancies = input.occupancies.map(({ adults, childAges }) => ({
    adults,
    childAges: childAges ?? [],
  }));
  if (occupancies.length < 1 || occupancies.length > MAX_ROOMS || !occupancies.every(validOccupancy)) {
    return invalid('OCCUPANCIES');
  }
  const currency = input.currency ?? 'JPY';
  if (currency !== 'JPY') return invalid('CURRENCY');
  // The supplier's taxes and sanctions go by where the buyer is, which is not the client's to say. Earlier clients send JP.
  const countryCode = 'JP';
  if ((input.countryCode ?? countryCode) !== countryCode) return invalid('COUNTRY');
  const language = input.language === 'en-US' ? 'en-US' : 'ja-JP';
  return { kind: 'valid', stay: { checkin, checkout, occupancies, currency, countryCode, language } };
}
