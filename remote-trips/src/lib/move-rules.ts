import { type CancelSums, sumOfCancel } from '@yado/shared/format/sum-of-cancel';
import { daysProblem } from '@yado/shared/routing/bookable-days';
import type { Stay } from '@yado/shared/routing/stay';

type Dates = Pick<Stay, 'checkin' | 'checkout'>;

/** Why a trip can't be moved to these days, in words for the reader; null when nothing speaks against it. */
export function moveProblem(to: Dates, from: Dates): string | null {
  if (to.checkin === from.checkin && to.checkout === from.checkout) {
    return '今と同じ宿泊日です。新しい宿泊日を選んでください。';
  }
  return daysProblem(to, 'anywhere');
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
