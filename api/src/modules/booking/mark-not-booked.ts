import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { raiseOperatorTask, settleOperatorTasks } from '../operator-task/raise-operator-task.ts';
import { addMail } from '../travel/mail-store.ts';
import { markTravelFailed } from '../travel/travel-write-store.ts';
import { type AttemptRun, move } from './attempt-run.ts';
import { releaseAttempt } from './release-attempt.ts';
import { BOOKING_QUEUE } from '../payment/booking-queue.ts';

/**
 * From SUPPLIER_UNKNOWN, on somebody's word: the supplier has no such booking. Or it has one of which the hotel has
 * canceled every room (`droppedItineraryId`): then an operator is notified too, because the guest has nowhere to stay.
 * The trip fails, the person who booked it gets a mail, and the funds go back.
 * An itinerary that appears later all the same is the reconciler's to find and cancel.
 */
export async function markNotBooked(
  run: AttemptRun,
  ending: { inTx?: (tx: Transaction<Database>) => Promise<void>; droppedItineraryId?: string } = {},
): Promise<void> {
  const { app } = run;
  const { inTx, droppedItineraryId } = ending;
  const now = app.clock();
  const change = {
    failure: { errorCode: droppedItineraryId ? ('SOLD_OUT' as const) : ('PROVIDER_UNAVAILABLE' as const) },
    itinerary_id: droppedItineraryId ?? null,
    needs_operator_since: null,
    next_check_at: now,
  };
  await move(run, ['DECLARED_ABSENT'], change, async (tx, row) => {
    const travelId = await markTravelFailed(tx, row.id, now);
    if (travelId !== null) await addMail(tx, { travelId, kind: 'FAILED', roomIds: [], now });
    await inTx?.(tx);
    if (droppedItineraryId) await noteDropped(run, tx, droppedItineraryId);
    await settleOperatorTasks(app, tx, row.id, ['BOOKING_UNKNOWN', 'HOLD_EXPIRING']);
    await app.jobs.enqueueInTx(tx, BOOKING_QUEUE, { id: row.id });
  });
  await releaseAttempt(run);
}

async function noteDropped(
  { app, row }: AttemptRun,
  tx: Transaction<Database>,
  itineraryId: string,
): Promise<void> {
  await tx
    .updateTable('travels')
    .set({ itinerary_id: itineraryId })
    .where('attempt_id', '=', row.id)
    .execute();
  await raiseOperatorTask(app, tx, {
    kind: 'STATUS_MISMATCH',
    subject: `${row.id}:rooms`,
    attemptId: row.id,
    travelId: row.travel_id,
    branchId: row.branch_id,
    price: row.payment_price,
    reference: itineraryId,
    detail: 'ours=failed supplier=canceled rooms=all',
  });
}
