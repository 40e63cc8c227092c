import { isRefusedAs } from '../../adapters/supplier/supplier-result.ts';
import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import { forEachConcurrently } from '../../lib/for-each-concurrently.ts';
import { recordIntent, recordOutcome } from '../payment/outside-call-store.ts';
import { awaitCancel } from './cancel-store.ts';
import { dropRoomCancel } from './drop-cancel.ts';
import { finishCancel } from './finish-cancel.ts';
import { readItinerary } from './read-itinerary.ts';
import { isAgreed } from '../travel/is-agreed.ts';
import { readKnownRoom } from '../travel/read-known-room.ts';
import { getSupplierRoomPenalty } from '../travel/room-cost.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { findTravelRooms } from '../travel/travel-store.ts';

/** `dearer`: not sent, because by now it costs more than was consented to. */
export type SendCancelResult = 'canceled' | 'refused' | 'unknown' | 'dearer';

const ASK_AGAIN_MS = 5_000;
/** The supplier charges for the moment in which a call takes effect there: longer is none on its way. */
const ON_ITS_WAY_MS = 30_000;
/** So many rooms are canceled at once: the last of them are not to wait for all the others. */
const SIDE_BY_SIDE = 4;

/**
 * Cancels rooms at the supplier whose intent is on record, then reads the itinerary: what it says decides, and
 * a clear yes counts even when it can't be read. Consent holds for the moment in which it takes effect: once a room
 * costs more than was consented to, it and those that were not sent before stay booked. Ends per room id.
 */
export async function sendCancel(
  app: AppContext,
  travel: TravelRow,
  rooms: readonly TravelRoomRow[],
  customer: SupplierCustomer,
): Promise<Map<string, SendCancelResult>> {
  const endings = await cancelAll(app, travel, rooms, customer);
  await readItinerary(app, travel, customer);
  const current = await findTravelRooms(app.db, [travel.id]);
  for (const room of current) {
    if (endings.has(room.id) && readKnownRoom(room)?.status === 'canceled') endings.set(room.id, 'canceled');
  }
  const done = current.filter((room) => endings.get(room.id) === 'canceled');
  if (done.length > 0) await finishCancel(app, travel, done);
  for (const room of rooms) {
    const ending = endings.get(room.id);
    if (ending === 'refused' || ending === 'dearer') await dropRoomCancel(app, travel, room);
    if (ending === 'unknown') {
      await awaitCancel(app.db, room, new Date(app.clock().getTime() + ASK_AGAIN_MS));
    }
  }
  return endings;
}

/** Throws what the first room threw, after all have ended. */
async function cancelAll(
  app: AppContext,
  travel: TravelRow,
  rooms: readonly TravelRoomRow[],
  customer: SupplierCustomer,
): Promise<Map<string, SendCancelResult>> {
  const endings = new Map<string, SendCancelResult>();
  const errors: unknown[] = [];
  let isDearer = false;
  await forEachConcurrently(rooms, SIDE_BY_SIDE, async (room) => {
    try {
      isDearer ||= !costsWhatWasAgreed(app, travel, room);
      endings.set(room.id, isDearer ? 'dearer' : await cancelOne(app, travel, room, customer));
    } catch (error) {
      errors.push(error);
    }
  });
  if (errors.length > 0) throw errors[0];
  return endings;
}

function costsWhatWasAgreed(app: AppContext, travel: TravelRow, room: TravelRoomRow): boolean {
  const arrival = new Date(app.clock().getTime() + ON_ITS_WAY_MS);
  return isAgreed(room.cancel_penalty, getSupplierRoomPenalty(travel, room, arrival));
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
