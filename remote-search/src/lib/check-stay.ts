import { daysBetween, isCalendarDate } from '@yado/shared/format/calendar-date';
import type { Stay } from '@yado/shared/routing/stay';
import { serverNow } from '@yado/shared/site/server-clock';
import { bookableDates, MAX_NIGHTS } from './stay-defaults.ts';

/** Why a stay from an address can't be searched for, in words for its reader; null when it can. */
export function stayProblem(stay: Stay | null, now: Date = serverNow()): string | null {
  if (!stay || !isCalendarDate(stay.checkin) || !isCalendarDate(stay.checkout)) {
    return '宿泊日と人数を選んでください。';
  }
  const { minDate, maxDate } = bookableDates(now);
  if (stay.checkin < minDate) return 'チェックイン日が過ぎています。宿泊日を選び直してください。';
  if (stay.checkout > maxDate) return 'ご予約は1年先までです。宿泊日を選び直してください。';
  if (daysBetween(stay.checkin, stay.checkout) > MAX_NIGHTS) {
    return `一度にご予約いただけるのは${MAX_NIGHTS}泊までです。宿泊日を選び直してください。`;
  }
  return null;
}
