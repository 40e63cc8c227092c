import { mapPropertyPrice } from '../rate/property-price.ts';
import type { PropertyPriceModel } from '../rate/rate-model.ts';
import type { RoomFees } from './room-fees.ts';
import { isGivenUp } from './room-state.ts';
import type { TravelRoomRow } from './tables.ts';

export type DueRoom = Pick<TravelRoomRow, 'room_number' | 'status' | 'canceled_at'>;

/** The rooms for which a guest still pays at the hotel: neither given up nor never booked. */
export function listDueRooms(rooms: readonly DueRoom[]): DueRoom[] {
  return rooms.filter((room) => !isGivenUp(room) && room.status !== 'FAILED');
}

/**
 * What these rooms of a trip still cost at the hotel, by the charges of all its rooms; a room that was given up or
 * never booked costs nothing there. Null when nothing is due. Screens, mails, documents and the CSV all ask here.
 */
export function dueAtHotel(fees: readonly RoomFees[], rooms: readonly DueRoom[]): PropertyPriceModel | null {
  return mapPropertyPrice(listDueRooms(rooms).flatMap(({ room_number }) => fees[room_number - 1] ?? []));
}
