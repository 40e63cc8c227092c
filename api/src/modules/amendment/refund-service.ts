import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../../context.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type { RefundErrorCode, RefundRoomInput } from '../../graphql/__generated__/schema-types.ts';
import { textLength } from '../../lib/text-length.ts';
import { followDisputesOfPayment } from '../dispute/follow-dispute.ts';
import { findPayment } from '../payment/payment-store.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { findTravel, findTravelRooms } from '../travel/travel-store.ts';
import { textOrNull } from '../travel/validate-guests.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { type CardReading, recordRefund } from './record-refund.ts';
import { findTravelIdOfRoom } from './refund-store.ts';

export type RefundResult =
  | { kind: 'refunded'; travel: TravelRow; room: TravelRoomRow }
  | { kind: 'failed'; errorCode: RefundErrorCode };

const idempotencyKey = /^[\w-]{16,100}$/;
const MAX_REASON = 1000;
const READINGS_AT_MOST = 10;
/** A movement of money takes about as long. */
const BETWEEN_READINGS_MS = 200;

/**
 * Returns money for a room outside the policy, whole yen, at most what it still costs. It changes what the trip should
 * have cost; card and credit follow by the same means as for a cancellation. The key stands for one refund: sent again
 * it answers the same and moves nothing. What the card provider has not left of the payment is refused: our rows may know
 * less than it of what was given back, after a restore or by its dashboard. So is every refund while the cardholder
 * disputes the payment (CARD_DISPUTED).
 */
export async function refundRoom(
  app: AppContext,
  viewer: Viewer,
  input: RefundRoomInput,
): Promise<RefundResult> {
  if (!idempotencyKey.test(input.idempotencyKey)) {
    throw new InvalidInputError('idempotencyKey must be 16 to 100 letters, digits, - or _.');
  }
  const reason = textOrNull(input.reason);
  if (reason === null) return { kind: 'failed', errorCode: 'REASON_REQUIRED' };
  if (textLength(reason) > MAX_REASON)
    throw new InvalidInputError(`reason has at most ${MAX_REASON} characters.`);
  const travelId = await findTravelIdOfRoom(app.db, input.expediaHotelRoomId);
  const travel = travelId && (await findTravel(app.db, getTenantScope(viewer), travelId));
  if (!travel) return { kind: 'failed', errorCode: 'ROOM_NOT_FOUND' };
  const problem = await record(app, viewer, travel, { ...input, reason });
  if (problem !== null) return { kind: 'failed', errorCode: problem };
  const current = await findTravel(app.db, getTenantScope(viewer), travel.id);
  const rooms = await findTravelRooms(app.db, [travel.id]);
  const room = rooms.find(({ id }) => id === input.expediaHotelRoomId);
  if (!current || !room) throw new Error(`The refunded room ${input.expediaHotelRoomId} is gone.`);
  return { kind: 'refunded', travel: current, room };
}

/** The provider is read outside of the transaction, and read again when money moves meanwhile. */
async function record(
  app: AppContext,
  viewer: Viewer,
  travel: TravelRow,
  input: RefundRoomInput,
): Promise<RefundErrorCode | null> {
  for (let reading = 0; reading < READINGS_AT_MOST; reading += 1) {
    const card = await readCard(app, travel);
    const problem = await app.db
      .transaction()
      .execute((tx) => recordRefund(app, tx, { viewer, travel, input, card }));
    if (problem !== 'MOVED') return problem;
    await sleep(BETWEEN_READINGS_MS);
  }
  return 'CARD_PROVIDER_UNAVAILABLE';
}

async function readCard(app: AppContext, travel: TravelRow): Promise<CardReading | null> {
  if (travel.payment_type !== 'CREDIT_CARD') return null;
  const before = await findPayment(app.db, travel.attempt_id);
  if (!before?.payment_intent_id) return null;
  const id = before.payment_intent_id;
  const disputesRead = await followDisputesOfPayment(app, id);
  return { before, answer: await app.cards.retrieve(id), disputesRead };
}
