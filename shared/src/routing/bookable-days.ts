import { addDays, daysBetween, isCalendarDate, todayIn } from '../format/calendar-date.ts';
import { serverNow } from '../format/server-clock.ts';
import type { Stay } from './stay.ts';

/** The supplier sells stays of up to 28 nights that begin within a year. */
const MAX_DAYS_AHEAD = 365;
export const MAX_NIGHTS = 28;

/** Where a stay may be; abroad it is still yesterday while it is already today in Japan. */
export type Whereabouts = 'japan' | 'anywhere';

/** Where each day ends last: at the API a stay of a place not yet known may begin on this day too. */
const LAST_ZONE = 'Pacific/Pago_Pago';

/**
 * First and last check-in, and the longest stay, that can be asked for. The first is today, in Japan or on the last clock of
 * all: a room for tonight in Honolulu is still to be found.
 */
export function bookableDays(
  where: Whereabouts = 'japan',
  now: Date = serverNow(),
): { minDate: string; maxCheckin: string; maxNights: number } {
  const today = todayIn('Asia/Tokyo', now);
  return {
    minDate: where === 'japan' ? today : todayIn(LAST_ZONE, now),
    maxCheckin: addDays(today, MAX_DAYS_AHEAD),
    maxNights: MAX_NIGHTS,
  };
}

/** Whether a stay begins on a day that is over in Japan: only hotels abroad have rooms for it. */
export function isOverInJapan({ checkin }: Pick<Stay, 'checkin'>, now: Date = serverNow()): boolean {
  return checkin < bookableDays('japan', now).minDate;
}

/** Why nobody can stay from one day to the other, in words for the reader; null when nothing speaks against it. */
export function daysProblem(
  { checkin, checkout }: Pick<Stay, 'checkin' | 'checkout'>,
  where: Whereabouts,
  now?: Date,
): string | null {
  if (!isCalendarDate(checkin) || !isCalendarDate(checkout)) return '宿泊日を選んでください。';
  const { minDate, maxCheckin } = bookableDays(where, now);
  if (checkin < minDate) return 'チェックイン日が過ぎています。宿泊日を選び直してください。';
  if (checkin > maxCheckin) return 'チェックイン日は1年先まで選べます。宿泊日を選び直してください。';
  if (daysBetween(checkin, checkout) > MAX_NIGHTS) {
    return `一度にご予約いただけるのは${MAX_NIGHTS}泊までです。宿泊日を選び直してください。`;
  }
  return null;
}
