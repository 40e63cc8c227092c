import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { raiseOperatorTask, settleOperatorTasks } from '../operator-task/raise-operator-task.ts';
import { dropRooms } from '../travel/drop-rooms.ts';
import { recordTravel } from './record-travel.ts';
import { type AttemptRun, move } from './attempt-run.ts';
import { deleteDrafts } from './draft-store.ts';
import { findPayment } from '../payment/payment-store.ts';
import { findPaymentTarget } from '../payment/payment-target-store.ts';
import type { AttemptRow } from './tables.ts';
import { BOOKING_QUEUE } from '../payment/booking-queue.ts';

/**
 * From SUPPLIER_SENT or SUPPLIER_UNKNOWN: the supplier has the booking. Attempt, trip, history, mail and the wish
 * to capture are written in one transaction; everything after it is a job's work. Rooms that the hotel has canceled
 * already (`droppedRoomIds`, not all of them) are not charged.
 */
export async function confirmAttempt(
  run: AttemptRun,
  itineraryId: string,
  droppedRoomIds: readonly string[] = [],
): Promise<void> {
  const { app, check } = run;
  const now = app.clock();
  const change = {
    itinerary_id: itineraryId,
    failure: null,
    next_check_at: null,
    needs_operator_since: null,
  };
  await move(run, ['SUPPLIER_BOOKED'], change, async (tx, row) => {
    const isWhole = droppedRoomIds.length === 0;
    const travel = { attempt: row, check, status: 'BOOKED' as const, itineraryId, isWhole, now };
    const travelId = await recordTravel(tx, travel, app.config.publicKeySecret);
    await tx.updateTable('booking_attempts').set({ travel_id: travelId }).where('id', '=', row.id).execute();
    row.travel_id = travelId;
    const funds = tx.updateTable('payments').where('attempt_id', '=', row.id);
    // The invoice's credit was taken when it was reserved; a card is captured by the job.
    await (row.means.type === 'INVOICE'
      ? funds
          .set((eb) => ({
            state: 'CAPTURED',
            captured: eb.ref('held'),
            version: eb('version', '+', 1),
            updated_at: now,
          }))
          .execute()
      : funds.set((eb) => ({ next_try_at: now, version: eb('version', '+', 1), updated_at: now })).execute());
    await dropRooms(app, tx, travelId, droppedRoomIds);
    await deleteDrafts(tx, check.id);
    await settleOperatorTasks(app, tx, row.id, ['BOOKING_UNKNOWN', 'HOLD_EXPIRING']);
    await claimLapsedFunds(run, tx, row);
    await app.jobs.enqueueInTx(tx, BOOKING_QUEUE, { id: row.id });
  });
}

/** The hold ended while the booking was unknown: what it costs has to be collected another way. */
async function claimLapsedFunds(
  { app }: AttemptRun,
  tx: Transaction<Database>,
  row: AttemptRow,
): Promise<void> {
  const payment = await findPayment(tx, row.id);
  if (payment?.type !== 'CREDIT_CARD' || payment.state !== 'RELEASED') return;
  await raiseOperatorTask(app, tx, {
    kind: 'CAPTURE_FAILED',
    subject: row.id,
    attemptId: row.id,
    travelId: row.travel_id,
    branchId: row.branch_id,
    price: await findPaymentTarget(tx, row.id),
    reference: payment.payment_intent_id,
    detail: 'authorization=gone',
  });
}
