import type { AppContext } from '../../context.ts';
import { matchRooms } from '../travel/match-rooms.ts';
import { isStayable } from '../travel/room-state.ts';
import type { TravelRoomRow } from '../travel/tables.ts';
import { findTravelBy, findTravelRooms } from '../travel/travel-store.ts';
import { readItinerary } from './read-itinerary.ts';

/**
 * Whether the supplier still has every room of the trip that replaces another one: a hotel may cancel it after it was
 * confirmed, and then its guest has the previous one only. Rooms that its user gives up are no part of the question.
 */
export async function checkNextTravel(
  app: AppContext,
  nextTravelId: string,
  customer: { ip: string; sessionId: string },
): Promise<'booked' | 'dropped' | 'unknown'> {
  const travel = await findTravelBy(app.db, 'id', nextTravelId);
  if (!travel || (await findTravelRooms(app.db, [nextTravelId])).every((room) => !isWanted(room))) {
    return 'booked';
  }
  const read = await readItinerary(app, travel, customer);
  if (read.kind !== 'read') return 'unknown';
  // Only from this answer: what an earlier one said about a room that is no longer listed proves nothing.
  const rooms = await findTravelRooms(app.db, [nextTravelId]);
  const listed = matchRooms(rooms, read.itinerary.rooms);
  const statuses = rooms.filter(isWanted).map(({ id }) => listed.get(id)?.status);
  if (statuses.includes('canceled')) return 'dropped';
  return statuses.every((status) => status === 'booked') ? 'booked' : 'unknown';
}

const isWanted = (room: TravelRoomRow) => isStayable(room) && room.cancel_state === null;
