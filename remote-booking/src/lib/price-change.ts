import { daysBetween } from '@yado/shared/format/calendar-date';
import type { Stay } from '@yado/shared/routing/stay';

export interface PriceChange {
  before: number;
  now: number;
  difference: number;
  /** The same for one room and night on average, in whole yen; null where that is the total itself. */
  perRoomNight: { before: number; now: number; difference: number } | null;
}

/** How a total in yen has moved, also as people compare hotels: by room and night. */
export function priceChange(before: number, now: number, stay: Stay): PriceChange {
  const roomNights = stay.occupancies.length * daysBetween(stay.checkin, stay.checkout);
  const change = (from: number, to: number) => ({ before: from, now: to, difference: to - from });
  return {
    ...change(before, now),
    perRoomNight:
      roomNights > 1 ? change(Math.round(before / roomNights), Math.round(now / roomNights)) : null,
  };
}
