import type { TravelRoomRow } from './tables.ts';

/** Yen that the cancellation of a room returned, without what operators did; null while it is not canceled. */
export function getCancelRefund(
  room: Pick<TravelRoomRow, 'id' | 'canceled_at' | 'refund_price'>,
  byOperators: ReadonlyMap<string, number>,
): number | null {
  if (room.canceled_at === null) return null;
  return (room.refund_price ?? 0) - (byOperators.get(room.id) ?? 0);
}
