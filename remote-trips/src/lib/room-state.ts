interface RoomState {
  readonly status: string;
  readonly canceledAt?: string | null;
}

/** Whether a guest can stay in it. A refund changes what a room costs, not that it is booked. */
export function isStayable({ status, canceledAt }: RoomState): boolean {
  return status === 'BOOKED' || (status === 'REFUNDED' && !canceledAt);
}

/** What the room is apart from its money: a refund says nothing of whether it was given up before. */
export function bookingStatusOf(room: RoomState): string {
  if (room.status !== 'REFUNDED') return room.status;
  return isStayable(room) ? 'BOOKED' : 'CANCELED';
}
