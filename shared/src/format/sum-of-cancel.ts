interface PricedRoom {
  readonly paymentPrice: number;
  /** Yen that were returned before. */
  readonly refundPrice: number | null | undefined;
  readonly currentPenaltyPrice: number;
}

export interface CancelSums {
  /** Yen kept. */
  penalty: number;
  /** Yen that the cancellation gives back. */
  refund: number;
  /** Yen that were given back before it. */
  refunded: number;
}

/** Yen kept and yen given back by canceling one room or several: what was returned before does not come back twice. */
export function sumOfCancel(rooms: readonly PricedRoom[]): CancelSums {
  const penalty = rooms.reduce((sum, room) => sum + room.currentPenaltyPrice, 0);
  const paid = rooms.reduce((sum, room) => sum + room.paymentPrice, 0);
  const refunded = rooms.reduce((sum, room) => sum + (room.refundPrice ?? 0), 0);
  return { penalty, refund: Math.max(0, paid - refunded - penalty), refunded };
}
