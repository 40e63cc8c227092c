import { isRefusedAs } from '../../adapters/supplier/supplier-result.ts';
import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import { recordIntent, recordOutcome } from '../payment/outside-call-store.ts';
import { awaitCancel } from './cancel-store.ts';
import { dropRoomCancel } from './drop-cancel.ts';
import { finishCancel } from './finish-cancel.ts';
import { readItinerary } from './read-itinerary.ts';
import { readKnownRoom } from '../travel/read-known-room.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { findTravelRooms } from '../travel/travel-store.ts';

export type SendCancelResult = 'canceled' | 'refused' | 'unknown';

const ASK_AGAIN_MS = 5_000;

/**
 * Cancels rooms at the supplier whose intent is on record, then reads the itinerary: what it says decides, and
 * a clear yes stands even when it can't be read. Ends per room id.
 */
export async function sendCancel(
  app: AppContext,
  travel: TravelRow,
  rooms: readonly TravelRoomRow[],
  customer: SupplierCustomer,
): Promise<Map<string, SendCancelResult>> {
  const endings = new Map<string, SendCancelResult>();
  for (const room of rooms) endings.set(room.id, await cancelOne(app, travel, room, customer));
  await readItinerary(app, travel, customer);
  const current = await findTravelRooms(app.db, [travel.id]);
  for (const room of current) {
    if (endings.has(room.id) && readKnownRoom(room)?.status === 'canceled') endings.set(room.id, 'canceled');
  }
  const done = current.filter((room) => endings.get(room.id) === 'canceled');
  if (done.length > 0) await finishCancel(app, travel, done);
  for (const room of rooms) {
    if (endings.get(room.id) === 'refused') await dropRoomCancel(app, travel, room);
    if (endings.get(room.id) === 'unknown') {
      await awaitCancel(app.db, room, new Date(app.clock().getTime() + ASK_AGAIN_MS));
    }
  }
  return endings;
}

async function cancelOne(
  app: AppContext,
  travel: TravelRow,
  room: TravelRoomRow,
  customer: SupplierCustomer,
): Promise<SendCancelResult> {
  const known = readKnownRoom(room);
  if (known?.status === 'canceled') return 'canceled';
  const token = known?.tokens.cancel;
  if (!token) return 'refused';
  const intent = { attemptId: travel.attempt_id, call: 'cancel-room', key: room.id, now: app.clock() };
  const callId = await recordIntent(app.db, intent);
  const outcome = await app.supplier.cancelRoom(token, customer);
  await recordOutcome(app.db, callId, outcome.kind, app.clock());
  if (outcome.kind === 'ok' || isRefusedAs(outcome, 'ALREADY_CANCELED')) return 'canceled';
  return outcome.kind;
}
