import { daysBetween } from './calendar.ts';

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

/** An occupancy in one word: adults, then the children's ages, e.g. `2-9,4`. */
export function occupancyKey(occupancy: StayOccupancy): string {
  return occupancy.childAges.length === 0
    ? String(occupancy.adults)
    : `${occupancy.adults}-${occupancy.childAges.join(',')}`;
}

export function countNights(stay: Pick<Stay, 'checkin' | 'checkout'>): number {
  return daysBetween(stay.checkin, stay.checkout);
}

/** Identifies dates, occupancies (in the order of the rooms) and point of sale; part of rate ids. */
export function stayKey(stay: Stay): string {
  const rooms = stay.occupancies.map(occupancyKey).join('+');
  return [stay.checkin, stay.checkout, rooms, stay.currency, stay.countryCode].join('.');
}

/** What the supplier is sent of a stay when it is asked for prices. */
export function toShopRequest({ checkin, checkout, occupancies, currency, countryCode, language }: Stay) {
  return {
    checkin,
    checkout,
    occupancies: occupancies.map(occupancyKey),
    currency,
    countryCode,
    language,
  };
}
