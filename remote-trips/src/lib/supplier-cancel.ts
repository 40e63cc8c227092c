interface Item {
  readonly __typename: string;
  readonly historyType?: string;
  readonly data?: {
    readonly __typename?: string;
    readonly by?: string;
    readonly expediaHotelRoomId?: string;
  };
}

interface Room {
  readonly id: string;
  readonly roomNumber: number;
}

/** The rooms that neither the company nor its desks gave up: the hotel did, or its supplier. */
export function roomsTakenAway<R extends Room>(timeline: readonly Item[], rooms: readonly R[]): R[] {
  const ids = new Set(
    timeline
      .filter(({ historyType, data }) => historyType === 'ROOM_CANCELED' && data?.by === 'SUPPLIER')
      .map(({ data }) => data?.expediaHotelRoomId),
  );
  return rooms.filter(({ id }) => ids.has(id));
}
