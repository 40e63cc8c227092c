import { storedRoom } from '../../adapters/supplier/stored/stored-room.ts';
import type { KnownRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import type { TravelRoomRow } from './tables.ts';

/** What the supplier has said about a room so far; null before its itinerary was read. */
export function readKnownRoom({
  supplier_room: room,
}: Pick<TravelRoomRow, 'supplier_room'>): KnownRoom | null {
  return room && storedRoom.read(room);
}
