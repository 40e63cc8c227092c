import { addDays, daysBetween, isCalendarDate, todayIn } from '@yado/shared/format/calendar-date';
import { type CancelSums, sumOfCancel } from '@yado/shared/format/sum-of-cancel';
import type { Stay } from '@yado/shared/routing/stay';

/** The supplier sells stays of up to 28 nights that begin within a year. */
const MAX_DAYS_AHEAD = 365;
export const MAX_NIGHTS = 28;

/** First check-in and last check-out that can be moved to. */
export function movableDates(today: string = todayIn()): { minDate: string; maxDate: string } {
  return { minDate: today, maxDate: addDays(today, MAX_DAYS_AHEAD + 1) };
}

type Dates = Pick<Stay, 'checkin' | 'checkout'>;

/** Why a trip can't be moved to these days, in words for the reader; null when nothing speaks against it. */
export function moveProblem(to: Dates, from: Dates, today: string = todayIn()): string | null {
  const { minDate, maxDate } = movableDates(today);
  if (!isCalendarDate(to.checkin) || !isCalendarDate(to.checkout)) return '宿泊日を選んでください。';
  if (to.checkin === from.checkin && to.checkout === from.checkout) {
    return '今と同じ宿泊日です。新しい宿泊日を選んでください。';
  }
  if (to.checkin < minDate) return 'チェックイン日が過ぎています。宿泊日を選び直してください。';
  if (to.checkout > maxDate) return 'ご予約は1年先までです。宿泊日を選び直してください。';
  if (daysBetween(to.checkin, to.checkout) > MAX_NIGHTS) {
    return `一度にご予約いただけるのは${MAX_NIGHTS}泊までです。宿泊日を選び直してください。`;
  }
  return null;
}

interface Room {
  readonly paymentPrice: number;
  readonly refundPrice: number | null | undefined;
  readonly currentPenaltyPrice: number | null | undefined;
}

/** What giving up the rooms that are left of a trip costs at this moment. */
export function sumMove(rooms: readonly Room[]): CancelSums {
  return sumOfCancel(
    rooms.flatMap(({ currentPenaltyPrice, ...room }) =>
      typeof currentPenaltyPrice === 'number' ? [{ ...room, currentPenaltyPrice }] : [],
    ),
  );
}
