import { addDays, daysBetween } from '../../../format/calendar-date.ts';

export interface RangeLimits {
  /** First possible check-in and last possible check-out, inclusive. */
  min: string;
  max: string;
  maxNights: number;
}

export interface RangeDraft {
  checkin: string | null;
  checkout: string | null;
  picking: 'checkin' | 'checkout';
}

/** Whether the day can be chosen now. While a check-out is picked, earlier days start over as a check-in. */
export function isSelectable(date: string, draft: RangeDraft, limits: RangeLimits): boolean {
  if (date < limits.min || date > limits.max) return false;
  if (draft.picking === 'checkout' && draft.checkin && date > draft.checkin) {
    return daysBetween(draft.checkin, date) <= limits.maxNights;
  }
  // Nobody can check in on the last day: there is no night after it.
  return date < limits.max;
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
  return wish < limits.min ? limits.min : wish > limits.max ? limits.max : wish;
}

function nextDay(date: string | null) {
  return date ? addDays(date, 1) : null;
}
