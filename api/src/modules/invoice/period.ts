import { addDays, dayInZone } from '../rate/calendar.ts';

/** A calendar month in Japan, by its first and last day. */
export interface Period {
  startDate: string;
  endDate: string;
}

/** The month that a day lies in. */
export function toMonth(day: string): Period {
  const startDate = `${day.slice(0, 7)}-01`;
  // The 32nd day after a month's first always lies in the next month.
  const next = `${addDays(startDate, 31).slice(0, 7)}-01`;
  return { startDate, endDate: addDays(next, -1) };
}

export function nextMonth({ endDate }: Period): Period {
  return toMonth(addDays(endDate, 1));
}

/** The month that is running in Japan at the instant. */
export function currentMonth(now: Date): Period {
  return toMonth(dayInZone(now, 'Asia/Tokyo'));
}

/** The newest month that is over in Japan. */
export function lastFullMonth(now: Date): Period {
  return toMonth(addDays(currentMonth(now).startDate, -1));
}

/** When an invoice of this day is to be paid: the end of the month, or so many days later. */
export function getDueDate(issuedOn: string, dueDays: number | null): string {
  return dueDays === null ? toMonth(issuedOn).endDate : addDays(issuedOn, dueDays);
}
