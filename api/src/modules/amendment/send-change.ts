import { isRefusedAs, type SupplierRefusal } from '../../adapters/supplier/supplier-result.ts';
import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import type { ChangeRoomErrorCode } from '../../graphql/__generated__/schema-types.ts';
import { recordIntent, recordOutcome } from '../payment/outside-call-store.ts';
import { settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import { awaitChange, dropChange, markRoomChanged } from './change-store.ts';
import { readItinerary } from './read-itinerary.ts';
import { compareDetails, showsDetails, toRoomDetails } from './room-details.ts';
import { addHistory } from '../travel/history-store.ts';
import { readKnownRoom } from '../travel/read-known-room.ts';
import type { RoomDetails, TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { findTravelRooms } from '../travel/travel-store.ts';

export type SendChangeResult =
  | { kind: 'changed' }
  | { kind: 'unknown' }
  | { kind: 'refused'; errorCode: ChangeRoomErrorCode };

const ASK_AGAIN_MS = 5_000;

/**
 * Changes a room at the supplier whose intent is on record. A clear yes counts; after anything unclear the itinerary
 * decides, and as long as it does not show the change the outcome stays unknown.
 */
export async function sendChange(
  app: AppContext,
  travel: TravelRow,
  room: TravelRoomRow,
  customer: SupplierCustomer,
): Promise<SendChangeResult> {
  const wanted = room.change_request;
  if (!wanted) throw new Error(`The room ${room.id} has no change to send.`);
  const token = readKnownRoom(room)?.tokens.change;
  if (!token) return refuse(app, room, 'NOT_CHANGEABLE');
  const intent = { attemptId: travel.attempt_id, call: 'change-room', key: room.id, now: app.clock() };
  const callId = await recordIntent(app.db, intent);
  const outcome = await app.supplier.changeRoom(token, wanted, customer);
  await recordOutcome(app.db, callId, outcome.kind, app.clock());
  if (outcome.kind === 'ok') {
    await finishChange(app, room, wanted);
    await readItinerary(app, travel, customer);
    return { kind: 'changed' };
  }
  await readItinerary(app, travel, customer);
  if (outcome.kind === 'refused') return refuse(app, room, toErrorCode(outcome));
  const current = (await findTravelRooms(app.db, [travel.id])).find(({ id }) => id === room.id);
  if (showsDetails(current ? readKnownRoom(current) : null, wanted)) {
    await finishChange(app, room, wanted);
    return { kind: 'changed' };
  }
  await awaitChange(app.db, room, new Date(app.clock().getTime() + ASK_AGAIN_MS));
  return { kind: 'unknown' };
}

/** The supplier shows the change: so do we, everywhere, at once. */
export async function finishChange(app: AppContext, room: TravelRoomRow, wanted: RoomDetails): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    if (!(await markRoomChanged(tx, room, wanted))) return;
    await addHistory(tx, {
      travelId: room.travel_id,
      type: 'ROOM_CHANGED',
      by: room.change_by ?? 'SYSTEM',
      userId: room.change_user_id,
      roomId: room.id,
      roomChange: compareDetails(toRoomDetails(room), wanted),
      now: app.clock(),
    });
  });
  await settleOperatorTask(app, app.db, { kind: 'CHANGE_UNKNOWN', subject: room.id });
  app.log.info({ travelId: room.travel_id, event: 'room-changed' }, 'room details changed');
}

async function refuse(
  app: AppContext,
  room: TravelRoomRow,
  errorCode: ChangeRoomErrorCode,
): Promise<SendChangeResult> {
  await dropChange(app.db, room);
  return { kind: 'refused', errorCode };
}

function toErrorCode(outcome: SupplierRefusal): ChangeRoomErrorCode {
  if (isRefusedAs(outcome, 'ALREADY_CANCELED')) return 'ALREADY_CANCELED';
  // A token that is no good any more is fresh after the itinerary was read: the same request may be tried again.
  if (isRefusedAs(outcome, 'TOKEN_EXPIRED')) return 'PROVIDER_UNAVAILABLE';
  if (isRefusedAs(outcome, 'INVALID_GUEST_NAME')) return 'INVALID_GUEST_NAME';
  if (isRefusedAs(outcome, 'INVALID_SPECIAL_REQUEST')) return 'INVALID_SPECIAL_REQUEST';
  return isRefusedAs(outcome, 'INVALID_REQUEST') ? 'NOT_CHANGEABLE' : 'PROVIDER_UNAVAILABLE';
}
