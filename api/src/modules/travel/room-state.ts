import type { TravelRoomRow } from './tables.ts';

type RoomState = Pick<TravelRoomRow, 'status' | 'canceled_at'>;

/** Whether a guest can stay in it. A refund by an operator changes what a room costs, not that it is booked. */
export function isStayable({ status, canceled_at }: RoomState): boolean {
  return status === 'BOOKED' || (status === 'REFUNDED' && canceled_at === null);
}

/** What it is at the hotel, which knows nothing of money that an operator returned. */
export function statusAtHotel(room: RoomState): Exclude<TravelRoomRow['status'], 'REFUNDED'> {
  if (room.status !== 'REFUNDED') return room.status;
  return isStayable(room) ? 'BOOKED' : 'CANCELED';
}

/** A room's state with its money. */
export type RoomMoneyState = RoomState & Pick<TravelRoomRow, 'payment_price' | 'refund_price'>;

/** How much of its price went back once an operator returned some; null when none did. */
export function getRefundExtent(room: RoomMoneyState): 'ALL' | 'PART' | null {
  if (room.status !== 'REFUNDED') return null;
  return (room.refund_price ?? 0) >= room.payment_price ? 'ALL' : 'PART';
}

/** Whether it was given up, also when more money was returned afterwards. */
export function isGivenUp({ status, canceled_at }: RoomState): boolean {
  return status === 'CANCELED' || (status === 'REFUNDED' && canceled_at !== null);
}
