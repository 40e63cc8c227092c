import { addDays, todayIn } from '@yado/shared/format/calendar-date';
import type { Stay } from '@yado/shared/routing/stay';
import { serverNow } from '@yado/shared/site/server-clock';

/** The supplier sells stays of up to 28 nights that begin within a year. */
const MAX_DAYS_AHEAD = 365;
export const MAX_NIGHTS = 28;

/** What forms start with: tomorrow, one night, one room for one. */
export function defaultStay(now: Date = serverNow()): Stay {
  const today = todayIn('Asia/Tokyo', now);
  return {
    checkin: addDays(today, 1),
    checkout: addDays(today, 2),
    occupancies: [{ adults: 1, childAges: [] }],
  };
}

/** First check-in and last check-out that a calendar offers. */
export function bookableDates(now: Date = serverNow()): { minDate: string; maxDate: string } {
  const today = todayIn('Asia/Tokyo', now);
  return { minDate: today, maxDate: addDays(today, MAX_DAYS_AHEAD + 1) };
}
