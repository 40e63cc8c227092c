import { type CancelSums, sumOfCancel } from './sum-of-cancel.ts';

interface Room {
  readonly bookingStatus: string;
  readonly paymentPrice: number;
  readonly refundPrice?: number | null | undefined;
}

/** What giving up the rooms that are left of a trip keeps and gives back, for one penalty in yen for all of them. */
export function sumOfGivingUp(rooms: readonly Room[], penalty: number): CancelSums {
  const left = rooms.filter(({ bookingStatus }) => bookingStatus === 'BOOKED');
  const { refund, refunded } = sumOfCancel(
    left.map(({ paymentPrice, refundPrice }) => ({ paymentPrice, refundPrice, currentPenaltyPrice: 0 })),
  );
  return { penalty, refund: Math.max(0, refund - penalty), refunded };
}
