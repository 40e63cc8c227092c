import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import { refundToPayer } from '../payment/refund-to-payer.ts';
import { addHistory } from './history-store.ts';
import { addMail } from './mail-store.ts';
import { getTravelStatus } from './travel-status.ts';
import { findTravelBy, findTravelRooms } from './travel-store.ts';

/**
 * The hotel has canceled these rooms of a trip that is being confirmed: nothing is charged for them, and both the
 * person who booked and an operator are notified. Runs in the transaction that confirms, after the funds are written.
 */
export async function dropRooms(
  app: AppContext,
  tx: Transaction<Database>,
  travelId: string,
  roomIds: readonly string[],
): Promise<void> {
  if (roomIds.length === 0) return;
  const now = app.clock();
  const dropped = await tx
    .updateTable('travel_rooms')
    .set((eb) => ({
      status: 'CANCELED' as const,
      penalty_price: 0,
      refund_price: eb.ref('payment_price'),
      canceled_at: now,
      cancel_by: 'SUPPLIER' as const,
      version: eb('version', '+', 1),
    }))
    .where('travel_id', '=', travelId)
    .where('id', 'in', [...roomIds])
    .returningAll()
    .execute();
  const price = dropped.reduce((sum, room) => sum + room.payment_price, 0);
  const status = getTravelStatus(await findTravelRooms(tx, [travelId]));
  await tx
    .updateTable('travels')
    .set({ status, refund_price: price, updated_at: now })
    .where('id', '=', travelId)
    .execute();
  for (const { id: roomId } of dropped) {
    await addHistory(tx, { travelId, type: 'ROOM_CANCELED', by: 'SUPPLIER', userId: null, roomId, now });
  }
  const travel = await findTravelBy(tx, 'id', travelId);
  if (!travel) throw new Error(`The trip ${travelId} is missing.`);
  await refundToPayer(tx, travel, price, 'CANCEL', now);
  await addMail(tx, { travelId, kind: 'CANCELED', roomIds: dropped.map(({ id }) => id), now });
  const task = {
    attemptId: travel.attempt_id,
    branchId: travel.branch_id,
    price,
    reference: travel.itinerary_id ?? travel.supplier_reference,
  };
  const { previous_travel_id: previous } = travel;
  if (previous !== null) {
    const detail = `next=${travelId} previous=kept next-rooms=canceled-by-supplier`;
    const ofPrevious = { kind: 'DATE_CHANGE_INCOMPLETE' as const, subject: previous, travelId: previous };
    await raiseOperatorTask(app, tx, { ...task, ...ofPrevious, detail });
  }
  await raiseOperatorTask(app, tx, {
    ...task,
    kind: 'STATUS_MISMATCH',
    // A subject of its own: the comparison with the supplier finds both sides alike and would close the attempt's task.
    subject: `${travel.attempt_id}:rooms`,
    travelId,
    detail: `ours=booked supplier=canceled rooms=${dropped.map((room) => room.room_number).join(',')}`,
  });
}
