import type { Db } from '../../db/client.ts';
import { findDateChangeOf, findLastChoice } from './date-change-choice-store.ts';
import { openDateChangeOf } from './open-date-change.ts';
import { isStayable } from './room-state.ts';
import type { TravelRow } from './tables.ts';
import { findTravelBy, findTravelRooms } from './travel-store.ts';

/** KEEPING: to be kept, but a cancellation is unanswered. */
export type PreviousFate = 'KEPT' | 'KEEPING' | 'CANCELING' | 'CANCELED';

/** What became of the trip that a cancelled one replaces, where that was decided with the cancellation. */
export async function previousFateOf(
  db: Db,
  nextTravelId: string,
  now: Date,
): Promise<{ travel: TravelRow; fate: PreviousFate; penalty: number } | null> {
  const choice = await findLastChoice(db, 'next_travel_id', nextTravelId);
  if (!choice) return null;
  const travel = await findTravelBy(db, 'id', choice.previous_travel_id);
  if (!travel) return null;
  const rooms = await findTravelRooms(db, [travel.id]);
  const open = await openDateChangeOf(db, nextTravelId, now);
  if (!rooms.some(isStayable)) return { travel, fate: 'CANCELED', penalty: 0 };
  if (choice.choice === 'CANCEL') return { travel, fate: 'CANCELING', penalty: open?.penalty ?? 0 };
  const isOpen = rooms.some(({ cancel_state }) => cancel_state !== null);
  return { travel, fate: isOpen ? 'KEEPING' : 'KEPT', penalty: 0 };
}

/** Whether a trip was to be replaced and stays after all, because that was chosen. */
export async function isKeptTravel(db: Db, travelId: string): Promise<boolean> {
  const change = await findDateChangeOf(db, 'previous_travel_id', travelId);
  const choice = await findLastChoice(db, 'previous_travel_id', travelId);
  return (
    change?.state === 'INCOMPLETE' && choice?.choice === 'KEEP' && choice.attempt_id === change.attempt_id
  );
}
