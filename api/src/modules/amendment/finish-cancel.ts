import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { raiseOperatorTask, settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import { BOOKING_QUEUE } from '../payment/booking-queue.ts';
import { markRoomCanceled } from './cancel-store.ts';
import { endKeptWhenAnswered } from './end-kept.ts';
import { compareKept, getKeptBySupplier } from './kept-by-supplier.ts';
import { refundToPayer } from '../payment/refund-to-payer.ts';
import { getCancelRefund } from '../travel/cancel-refund.ts';
import { addHistory } from '../travel/history-store.ts';
import { addMail } from '../travel/mail-store.ts';
import { findOperatorRefunds } from '../travel/operator-refund-store.ts';
import { settleChoice } from './settle-choice.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { findTravelRooms, lockTravel } from '../travel/travel-store.ts';
import { getTravelStatus } from '../travel/travel-status.ts';

/**
 * The supplier has canceled these rooms: room and trip status, money to give back, history and mail in one
 * transaction. The guest pays what was consented to, or less when the supplier keeps less. Repeating it changes nothing.
 */
export async function finishCancel(
  app: AppContext,
  travel: TravelRow,
  rooms: readonly TravelRoomRow[],
): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    // Two rooms finished at once must not both see the other one still booked.
    await lockTravel(tx, travel.id);
    const refunded = await sumRefunds(tx, travel);
    const done: TravelRoomRow[] = [];
    for (const room of rooms) {
      const canceled = await markRoomCanceled(tx, room, finalPenalty(travel, room), now);
      if (canceled) done.push(canceled);
    }
    if (done.length === 0) return;
    for (const room of done) {
      await settleOrRaiseCancelTask(app, tx, travel, room);
      await raiseTaskWhenUneven(app, tx, travel, room);
    }
    await settleChoice(app, tx, { travelId: travel.id, rooms: done, now });
    await recordCancel(app, tx, travel, done, now);
    await endKeptWhenAnswered(app, tx, travel.id, now);
    await refundToPayer(tx, travel, (await sumRefunds(tx, travel)) - refunded, 'CANCEL', now);
    await app.jobs.enqueueInTx(tx, BOOKING_QUEUE, { id: travel.attempt_id });
  });
  app.log.info({ travelId: travel.id, event: 'rooms-canceled', count: rooms.length }, 'rooms canceled');
}

/** Yen of the trip's price that have been refunded so far, by cancellations and by operators. */
async function sumRefunds(tx: Transaction<Database>, travel: TravelRow): Promise<number> {
  const rooms = await findTravelRooms(tx, [travel.id]);
  return rooms.reduce((sum, room) => sum + (room.refund_price ?? 0), 0);
}

/** A doubt about the cancellation is over; at an external supplier, though, only an operator can cancel. */
async function settleOrRaiseCancelTask(
  app: AppContext,
  tx: Transaction<Database>,
  travel: TravelRow,
  room: TravelRoomRow,
): Promise<void> {
  const task = { kind: 'CANCEL_UNKNOWN' as const, subject: room.id };
  if (travel.external_supplier_name === null) return settleOperatorTask(app, tx, task);
  await raiseOperatorTask(app, tx, {
    ...task,
    attemptId: travel.attempt_id,
    travelId: travel.id,
    branchId: travel.branch_id,
    price: room.penalty_price,
    reference: travel.external_confirmation_id,
    detail: `supplier=external room=${room.room_number} cancel=by-hand`,
  });
}

function finalPenalty(travel: TravelRow, room: TravelRoomRow): number {
  const consented = room.cancel_penalty ?? 0;
  const kept = getKeptBySupplier(travel, room);
  return kept?.tolerance === 0 ? Math.min(consented, kept.price) : consented;
}

/** The guest pays what was consented to: what the supplier keeps beyond that, or short of that, somebody settles. */
async function raiseTaskWhenUneven(
  app: AppContext,
  tx: Transaction<Database>,
  travel: TravelRow,
  room: TravelRoomRow,
): Promise<void> {
  const kept = compareKept(travel, room);
  if (kept === null || kept.isEven) return;
  await raiseOperatorTask(app, tx, {
    kind: 'AMOUNT_MISMATCH',
    subject: room.id,
    attemptId: travel.attempt_id,
    travelId: travel.id,
    branchId: travel.branch_id,
    price: Math.abs(kept.theirs - kept.ours),
    reference: travel.itinerary_id,
    detail: `room=${room.room_number} ours=${kept.ours} theirs=${kept.theirs}`,
  });
}

async function recordCancel(
  app: AppContext,
  tx: Transaction<Database>,
  travel: TravelRow,
  done: readonly TravelRoomRow[],
  now: Date,
): Promise<void> {
  const rooms = await findTravelRooms(tx, [travel.id]);
  const status = getTravelStatus(rooms);
  const refund_price = rooms.reduce((sum, room) => sum + (room.refund_price ?? 0), 0);
  await tx
    .updateTable('travels')
    .set({ status, refund_price, updated_at: now })
    .where('id', '=', travel.id)
    .execute();
  const operatorRefunds = await findOperatorRefunds(
    tx,
    done.map(({ id }) => id),
  );
  for (const room of done) {
    const { cancel_by, cancel_user_id: userId } = room;
    const entry = { travelId: travel.id, by: cancel_by ?? 'SYSTEM', userId, roomId: room.id, now } as const;
    const price = getCancelRefund(room, operatorRefunds) ?? 0;
    await addHistory(tx, { ...entry, type: 'ROOM_CANCELED', price });
  }
  const last = done.at(-1);
  if (status === 'CANCELED' && last) {
    const by = last.cancel_by ?? 'SYSTEM';
    await addHistory(tx, {
      travelId: travel.id,
      type: 'TRAVEL_CANCELED',
      by,
      userId: last.cancel_user_id,
      now,
    });
    // Whichever side gave it up: nothing of a date change is left to do.
    await settleOperatorTask(app, tx, { kind: 'DATE_CHANGE_INCOMPLETE', subject: travel.id });
  }
  await addMail(tx, { travelId: travel.id, kind: 'CANCELED', roomIds: done.map(({ id }) => id), now });
}
