import type { AppContext } from '../../context.ts';
import { isStayable } from '../travel/room-state.ts';
import { findTravelBy, findTravelRooms } from '../travel/travel-store.ts';
import { readItinerary } from './read-itinerary.ts';

/**
 * Whether the supplier still has every room of the trip that replaces another one: a hotel may cancel it after it was
 * confirmed, and then its guest has the previous one only. Rooms that its user gives up are no part of the question.
 */
export async function nextStands(
  app: AppContext,
  nextTravelId: string,
  customer: { ip: string; sessionId: string },
): Promise<'stands' | 'dropped' | 'unknown'> {
  const wanted = async () =>
    (await findTravelRooms(app.db, [nextTravelId])).filter(
      (room) => isStayable(room) && room.cancel_state === null,
    );
  const travel = await findTravelBy(app.db, 'id', nextTravelId);
  if (!travel || (await wanted()).length === 0) return 'stands';
  if ((await readItinerary(app, travel, customer)).kind !== 'read') return 'unknown';
  const said = (await wanted()).map(({ supplier_room }) => supplier_room?.status);
  if (said.includes('canceled')) return 'dropped';
  return said.every((status) => status === 'booked') ? 'stands' : 'unknown';
}
