import type { Db } from '../../db/client.ts';
import type { DateChangeRow } from '../booking/tables.ts';
import { findLatestDateChange, findLastChoice } from './date-change-choice-store.ts';
import { getChargedRoomPenalty } from './room-cost.ts';
import { isStayable } from './room-state.ts';
import type { TravelRow } from './tables.ts';
import { findTravelBy, findTravelRooms } from './travel-store.ts';

export interface OpenDateChange {
  change: DateChangeRow;
  previous: TravelRow;
  /** What giving the rest of the previous trip up costs at this moment, in whole yen. */
  penalty: number;
  /** A cancellation is with the supplier and unanswered: whether the room is still booked is not known. */
  isSent: boolean;
}

/**
 * The date change by which a trip replaces another one that is still to be given up; null when there is none, or when
 * it was decided that the previous trip is kept.
 */
export async function findOpenDateChange(
  db: Db,
  nextTravelId: string,
  now: Date,
): Promise<OpenDateChange | null> {
  const change = await findLatestDateChange(db, 'next_travel_id', nextTravelId);
  if (change?.state !== 'CANCELING') return null;
  const choice = await findLastChoice(db, 'next_travel_id', nextTravelId);
  if (choice?.choice === 'KEEP' && choice.effective_at !== null) return null;
  const previous = await findTravelBy(db, 'id', change.previous_travel_id);
  const standing = (await findTravelRooms(db, [change.previous_travel_id])).filter(isStayable);
  if (!previous || standing.length === 0) return null;
  const penalties = standing.map((room) =>
    room.cancel_state === null ? getChargedRoomPenalty(previous, room, now) : (room.cancel_penalty ?? 0),
  );
  return {
    change,
    previous,
    penalty: penalties.reduce((sum, each) => sum + each, 0),
    isSent: standing.some(({ cancel_state }) => cancel_state !== null),
  };
}
