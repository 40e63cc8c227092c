import type { Db } from '../../db/client.ts';
import { findLatestDateChange, findLastChoice } from './date-change-choice-store.ts';
import { findOpenDateChange } from './open-date-change.ts';
import { isStayable } from './room-state.ts';
import type { TravelRow } from './tables.ts';
import { findTravelBy, findTravelRooms } from './travel-store.ts';

/**
 * KEEPING: to be kept, but a cancellation is unanswered. INCOMPLETE: it stays booked, and an operator has to look at it.
 * WAITING: it stays booked until the new one is confirmed.
 */
export type PreviousFate = 'KEPT' | 'KEEPING' | 'CANCELING' | 'CANCELED' | 'INCOMPLETE' | 'WAITING';

export interface PreviousTrip {
  travel: TravelRow;
  fate: PreviousFate;
  /** What giving it up costs, while that is under way. */
  penalty: number;
}

/** The trip that this one replaces, and what became of it. */
export async function findPreviousTrip(db: Db, next: TravelRow, now: Date): Promise<PreviousTrip | null> {
  const { previous_travel_id: id } = next;
  const travel = id === null ? null : await findTravelBy(db, 'id', id);
  if (!travel) return null;
  const rooms = await findTravelRooms(db, [travel.id]);
  const fate = (known: PreviousFate, penalty = 0) => ({ travel, fate: known, penalty });
  if (!rooms.some(isStayable)) return fate('CANCELED');
  const choice = await findLastChoice(db, 'next_travel_id', next.id);
  if (choice?.choice === 'KEEP') {
    return fate(rooms.some(({ cancel_state }) => cancel_state !== null) ? 'KEEPING' : 'KEPT');
  }
  const open = await findOpenDateChange(db, next.id, now);
  if (open) return fate('CANCELING', open.penalty);
  if (next.status === 'BOOKING') return fate('WAITING');
  return fate(next.status === 'FAILED' ? 'KEPT' : 'INCOMPLETE');
}

/** The trip that was booked in place of this one. */
export async function findNextTrip(db: Db, travelId: string): Promise<TravelRow | null> {
  const change = await findLatestDateChange(db, 'previous_travel_id', travelId);
  return change && findTravelBy(db, 'id', change.next_travel_id);
}

/** Whether a trip was to be replaced and stays after all, because that was chosen. */
export async function isKeptTravel(db: Db, travelId: string): Promise<boolean> {
  const change = await findLatestDateChange(db, 'previous_travel_id', travelId);
  const choice = await findLastChoice(db, 'previous_travel_id', travelId);
  return (
    change?.state === 'INCOMPLETE' && choice?.choice === 'KEEP' && choice.attempt_id === change.attempt_id
  );
}
