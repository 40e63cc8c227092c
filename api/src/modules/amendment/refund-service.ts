import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { newId } from '../../db/new-id.ts';
import { InvalidInputError } from '../../errors.ts';
import type { RefundErrorCode, RefundRoomInput } from '../../graphql/__generated__/schema-types.ts';
import { findPayment } from '../payment/payment-store.ts';
import { textOrNull } from '../travel/validate-guests.ts';
import { BOOKING_QUEUE } from '../payment/booking-queue.ts';
import { tenantScopeOf } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { textLength } from '../../text-length.ts';
import { refundToPayer } from '../payment/refund-to-payer.ts';
import { addHistory } from '../travel/history-store.ts';
import { addRefundMail } from '../travel/mail-store.ts';
import { findRefundByKey, findTravelIdOfRoom, insertRefund } from './refund-store.ts';
import { isGivenUp, isStayable } from '../travel/room-state.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { findTravel, findTravelRooms, lockTravel } from '../travel/travel-store.ts';

export type RefundAnswer =
  | { kind: 'refunded'; travel: TravelRow; room: TravelRoomRow }
  | { kind: 'failed'; errorCode: RefundErrorCode };

const idempotencyKey = /^[\w-]{16,100}$/;
const MAX_REASON = 1000;

/**
 * Returns money for a room outside the policy, whole yen, at most what it still costs. It changes what the trip should
 * have cost; card and credit follow by the same means as for a cancellation. The key stands for one refund: sent again
 * it answers the same and moves nothing.
 */
export async function refundRoom(
  app: AppContext,
  viewer: Viewer,
  input: RefundRoomInput,
): Promise<RefundAnswer> {
  if (!idempotencyKey.test(input.idempotencyKey)) {
    throw new InvalidInputError('idempotencyKey must be 16 to 100 letters, digits, - or _.');
  }
  const reason = textOrNull(input.reason);
  if (reason === null) return { kind: 'failed', errorCode: 'REASON_REQUIRED' };
  if (textLength(reason) > MAX_REASON)
    throw new InvalidInputError(`reason has at most ${MAX_REASON} characters.`);
  const travelId = await findTravelIdOfRoom(app.db, input.expediaHotelRoomId);
  const travel = travelId && (await findTravel(app.db, tenantScopeOf(viewer), travelId));
  if (!travel) return { kind: 'failed', errorCode: 'ROOM_NOT_FOUND' };
  const problem = await app.db
    .transaction()
    .execute((tx) => refundInTx(app, tx, viewer, travel, { ...input, reason }));
  if (problem !== null) return { kind: 'failed', errorCode: problem };
  const current = await findTravel(app.db, tenantScopeOf(viewer), travel.id);
  const rooms = await findTravelRooms(app.db, [travel.id]);
  const room = rooms.find(({ id }) => id === input.expediaHotelRoomId);
  if (!current || !room) throw new Error(`The refunded room ${input.expediaHotelRoomId} is gone.`);
  return { kind: 'refunded', travel: current, room };
}

/** Null: the refund is on record, now or since before. */
async function refundInTx(
  app: AppContext,
  tx: Transaction<Database>,
  viewer: Viewer,
  travel: TravelRow,
  { expediaHotelRoomId: roomId, refundPrice: price, reason, idempotencyKey: key }: RefundRoomInput,
): Promise<RefundErrorCode | null> {
  // Refunds and cancellations of one trip take turns: none may count on money that the other one gives back.
  await lockTravel(tx, travel.id);
  const known = await findRefundByKey(tx, key);
  if (known) {
    if (known.room_id === roomId && known.price === price && known.reason === reason) return null;
    throw new InvalidInputError('idempotencyKey was used for another refund.');
  }
  const room = (await findTravelRooms(tx, [travel.id])).find(({ id }) => id === roomId);
  const problem = room ? await problemOf(tx, travel, room, price) : 'ROOM_NOT_FOUND';
  if (!room || problem !== null) return problem;
  const now = app.clock();
  const common = { reason, price };
  const refund = { id: newId(), idempotency_key: key, room_id: room.id, attempt_id: travel.attempt_id };
  await insertRefund(tx, { ...common, ...refund, user_id: viewer.userId, created_at: now }, room);
  await addHistory(tx, {
    ...common,
    travelId: travel.id,
    type: 'ROOM_REFUNDED',
    by: 'OPERATOR',
    userId: viewer.userId,
    roomId: room.id,
    now,
  });
  await addRefundMail(tx, { travelId: travel.id, refundId: refund.id, now });
  await refundToPayer(tx, travel, price, 'REFUND', now);
  await app.jobs.enqueueInTx(tx, BOOKING_QUEUE, { id: travel.attempt_id });
  app.log.info({ travelId: travel.id, event: 'room-refunded' }, 'an operator refunded a room');
  return null;
}

async function problemOf(
  tx: Transaction<Database>,
  travel: TravelRow,
  room: TravelRoomRow,
  price: number,
): Promise<RefundErrorCode | null> {
  // What the cancellation gives back is not known before the supplier has answered.
  if (room.cancel_state !== null) return 'PROVIDER_UNAVAILABLE';
  const payment = await findPayment(tx, travel.attempt_id);
  const isPaid = payment?.state === 'HELD' || payment?.state === 'CAPTURED';
  const left = room.payment_price - (room.refund_price ?? 0);
  if (!isPaid || left === 0 || !(isStayable(room) || isGivenUp(room))) return 'NOT_REFUNDABLE';
  return price < 1 || price > left ? 'INVALID_PRICE' : null;
}
