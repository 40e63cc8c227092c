import { addDays, daysBetween } from '../../../format/calendar-date.ts';

export interface RangeLimits {
  /** First and last possible check-in, inclusive. */
  min: string;
  maxCheckin: string;
  maxNights: number;
}

export interface RangeDraft {
  checkin: string | null;
  checkout: string | null;
  picking: 'checkin' | 'checkout';
}

/** Whether the day can be chosen now. While a check-out is picked, earlier days start over as a check-in. */
export function isSelectable(date: string, draft: RangeDraft, limits: RangeLimits): boolean {
  if (draft.picking === 'checkout' && draft.checkin && date > draft.checkin) {
    return daysBetween(draft.checkin, date) <= limits.maxNights;
  }
  return date >= limits.min && date <= limits.maxCheckin;
}

/** The last possible check-out. */
export function lastDay({ maxCheckin, maxNights }: RangeLimits): string {
  return addDays(maxCheckin, maxNights);
}

/** The day itself, or the nearest one that a calendar of these limits shows. */
export function clampDay(date: string, limits: RangeLimits): string {
  const last = lastDay(limits);
  return date < limits.min ? limits.min : date > last ? last : date;
}

export function pick(date: string, draft: RangeDraft): RangeDraft {
  if (draft.picking === 'checkout' && draft.checkin && date > draft.checkin) {
    return { checkin: draft.checkin, checkout: date, picking: 'checkin' };
  }
  return { checkin: date, checkout: null, picking: 'checkout' };
}

/** The day where the keyboard starts: what is to be chosen, else the first possible day. */
export function initialFocus(draft: RangeDraft, limits: RangeLimits): string {
  const wish =
    (draft.picking === 'checkout' ? (draft.checkout ?? nextDay(draft.checkin)) : draft.checkin) ?? limits.min;
  return clampDay(wish, limits);
}

function nextDay(date: string | null) {
  return date ? addDays(date, 1) : null;
}
