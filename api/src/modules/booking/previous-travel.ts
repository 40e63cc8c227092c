import type { AppContext } from '../../context.ts';
import { isAgreed } from '../travel/is-agreed.ts';
import { getChargedRoomPenalty } from '../travel/room-cost.ts';
import { isStayable } from '../travel/room-state.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { isChangeable } from '../travel/travel-rules.ts';
import { findMovedTravels, findTravelBy, findTravelRooms } from '../travel/travel-store.ts';

/** What giving up the rest of a trip costs at this moment, in whole yen. */
export function getTravelPenalty(travel: TravelRow, rooms: readonly TravelRoomRow[], at: Date): number {
  return rooms.filter(isStayable).reduce((sum, room) => sum + getChargedRoomPenalty(travel, room, at), 0);
}

export type PreviousProblem = 'PREVIOUS_TRAVEL_NOT_CHANGEABLE' | 'PREVIOUS_PENALTY_CHANGED';

/**
 * Whether a booking may replace this trip now: it is still to come, no other booking replaces it, none of its rooms is
 * being canceled, and giving it up costs no more than `accepted` (undefined: not asked yet).
 */
export async function previousProblem(
  app: AppContext,
  travelId: string,
  options: { accepted?: number | null; attemptId?: string } = {},
): Promise<PreviousProblem | null> {
  const travel = await findTravelBy(app.db, 'id', travelId);
  if (!travel) throw new Error(`The trip ${travelId} of a date change is missing.`);
  const rooms = await findTravelRooms(app.db, [travel.id]);
  const now = app.clock();
  const moved = await findMovedTravels(app.db, [travel.id], options.attemptId);
  const busy = moved.length > 0 || rooms.some(({ cancel_state }) => cancel_state !== null);
  if (busy || !isChangeable(travel, now)) return 'PREVIOUS_TRAVEL_NOT_CHANGEABLE';
  const { accepted } = options;
  if (accepted === undefined) return null;
  return isAgreed(accepted, getTravelPenalty(travel, rooms, now)) ? null : 'PREVIOUS_PENALTY_CHANGED';
}
