import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { BOOKING_QUEUE } from '../payment/booking-queue.ts';
import type { DateChangeRow } from '../booking/tables.ts';
import { settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import { findLastChoice, lockDateChange, updateDateChange } from '../travel/date-change-choice-store.ts';
import { addMail } from '../travel/mail-store.ts';
import { isStayable } from '../travel/room-state.ts';
import { findTravelBy, findTravelRooms } from '../travel/travel-store.ts';

/**
 * Ends a date change whose previous trip is to be kept, once no cancellation of it is unanswered: what is still booked
 * stays, its booker is notified, and it may be moved again. The supplier may have canceled it before; then it is over.
 */
export async function endKept(
  app: AppContext,
  tx: Transaction<Database>,
  change: DateChangeRow,
  now: Date,
): Promise<void> {
  const travel = await findTravelBy(tx, 'id', change.previous_travel_id);
  const rooms = await findTravelRooms(tx, [change.previous_travel_id]);
  const standing = rooms.filter(isStayable);
  if (!travel || standing.some(({ cancel_state }) => cancel_state !== null)) return;
  const state = standing.length > 0 ? 'INCOMPLETE' : 'DONE';
  await updateDateChange(tx, change.attempt_id, { state, next_try_at: null, updated_at: now }, true);
  await settleOperatorTask(app, tx, { kind: 'DATE_CHANGE_INCOMPLETE', subject: travel.id });
  if (standing.length === 0) return;
  // The booking relies on giving this trip up no longer.
  await tx
    .updateTable('booking_attempts')
    .set({ previous_travel_id: null })
    .where('id', '=', change.attempt_id)
    .execute();
  for (const { id: subject } of standing) {
    await settleOperatorTask(app, tx, { kind: 'CANCEL_UNKNOWN', subject });
  }
  await addMail(tx, { travelId: travel.id, kind: 'BOOKED', roomIds: [], now });
  await app.jobs.enqueueInTx(tx, BOOKING_QUEUE, { id: travel.attempt_id });
}

/** The same for a trip of which a cancellation was just answered, when it is one that is to be kept. */
export async function endKeptWhenAnswered(
  app: AppContext,
  tx: Transaction<Database>,
  previousTravelId: string,
  now: Date,
): Promise<void> {
  const choice = await findLastChoice(tx, 'previous_travel_id', previousTravelId);
  if (choice?.choice !== 'KEEP') return;
  const change = await lockDateChange(tx, choice.attempt_id);
  // Its effect may have come while the lock was awaited.
  const current = await findLastChoice(tx, 'previous_travel_id', previousTravelId);
  if (current?.effective_at == null || change?.state !== 'CANCELING') return;
  await endKept(app, tx, change, now);
}
