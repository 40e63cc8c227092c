import { addDays, daysBetween } from './calendar.ts';

export interface StayOccupancy {
  adults: number;
  childAges: readonly number[];
}

/** One stay as it is shopped for: dates in the property's calendar, one occupancy per room. */
export interface Stay {
  checkin: string;
  checkout: string;
  occupancies: readonly StayOccupancy[];
  currency: string;
  countryCode: string;
  language: string;
}

/** Rapid's notation of an occupancy, e.g. `2-9,4`. */
export function occupancyKey(occupancy: StayOccupancy): string {
  return occupancy.childAges.length === 0
    ? String(occupancy.adults)
    : `${occupancy.adults}-${occupancy.childAges.join(',')}`;
}

/** The reverse of `occupancyKey`; null when the text is not an occupancy. */
export function parseOccupancyKey(text: string): StayOccupancy | null {
  const match = /^([1-9]\d?)(?:-(\d{1,2}(?:,\d{1,2})*))?$/.exec(text);
  if (!match) return null;
  return { adults: Number(match[1]), childAges: match[2] ? match[2].split(',').map(Number) : [] };
}

export function nightsOf(stay: Pick<Stay, 'checkin' | 'checkout'>): number {
  return daysBetween(stay.checkin, stay.checkout);
}

/** The dates of the nights, from check-in to the day before check-out. */
export function nightDates(stay: Pick<Stay, 'checkin' | 'checkout'>): string[] {
  return Array.from({ length: nightsOf(stay) }, (_, index) => addDays(stay.checkin, index));
}

/** Identifies dates, occupancies (in the order of the rooms) and point of sale; part of rate ids. */
export function stayKey(stay: Stay): string {
  const rooms = stay.occupancies.map(occupancyKey).join('+');
  return [stay.checkin, stay.checkout, rooms, stay.currency, stay.countryCode].join('.');
}

/** The reverse of `stayKey`; null when the text is not one. The language is not part of the key. */
export function parseStayKey(text: string, language = 'ja-JP'): Stay | null {
  const [checkin, checkout, rooms, currency, countryCode, ...rest] = text.split('.');
  if (!checkin || !checkout || !rooms || !currency || !countryCode || rest.length > 0) return null;
  const occupancies = rooms.split('+').map(parseOccupancyKey);
  if (!occupancies.every((occupancy) => occupancy !== null)) return null;
  return { checkin, checkout, occupancies, currency, countryCode, language };
}
