import type { Transaction } from 'kysely';
import type { ReadPaymentResult } from '../../adapters/cards/cards-port.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/schema.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type { RefundErrorCode, RefundRoomInput } from '../../graphql/__generated__/schema-types.ts';
import { findDisputeSums } from '../dispute/dispute-store.ts';
import { findPaymentTarget } from '../payment/payment-target-store.ts';
import type { PaymentRow } from '../booking/tables.ts';
import { BOOKING_QUEUE } from '../payment/booking-queue.ts';
import { leftAtProvider } from '../payment/left-at-provider.ts';
import { findPayment } from '../payment/payment-store.ts';
import { refundToPayer } from '../payment/refund-to-payer.ts';
import { addHistory } from '../travel/history-store.ts';
import { addRefundMail } from '../travel/mail-store.ts';
import { isGivenUp, isStayable } from '../travel/room-state.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { findTravelRooms, lockTravel } from '../travel/travel-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findRefundByKey, insertRefund } from './refund-store.ts';

/** A movement begun since then shows by them only once it is made. */
const movedColumns = ['payment_intent_id', 'state', 'captured', 'refunded'] as const;

/** What the card provider said of a payment, and our row before it was asked. */
export interface CardReading {
  before: PaymentRow;
  answer: ReadPaymentResult;
  /** Whether it said of which disputes it knows. */
  disputesRead: boolean;
}

export interface RefundOrder {
  viewer: Viewer;
  travel: TravelRow;
  input: RefundRoomInput;
  /** Null: no card paid. */
  card: CardReading | null;
}

/**
 * Writes a refund onto room and trip. Null: it is on record, now or since before; MOVED: money moves while the
 * card provider is read, so that nothing can be said.
 */
export async function recordRefund(
  app: AppContext,
  tx: Transaction<Database>,
  { viewer, travel, input, card }: RefundOrder,
): Promise<RefundErrorCode | 'MOVED' | null> {
  const { expediaHotelRoomId: roomId, refundPrice: price, reason, idempotencyKey: key } = input;
  // Refunds and cancellations of one trip take turns: none may count on money that the other one gives back.
  await lockTravel(tx, travel.id);
  const known = await findRefundByKey(tx, key);
  if (known) {
    if (known.room_id === roomId && known.price === price && known.reason === reason) return null;
    throw new InvalidInputError('idempotencyKey was used for another refund.');
  }
  const room = (await findTravelRooms(tx, [travel.id])).find(({ id }) => id === roomId);
  const problem = room ? await findProblem(tx, { travel, room, price, card }) : 'ROOM_NOT_FOUND';
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

async function findProblem(
  tx: Transaction<Database>,
  {
    travel,
    room,
    price,
    card,
  }: Pick<RefundOrder, 'travel' | 'card'> & { room: TravelRoomRow; price: number },
): Promise<RefundErrorCode | 'MOVED' | null> {
  // What the cancellation gives back is not known before the supplier has answered.
  if (room.cancel_state !== null) return 'PROVIDER_UNAVAILABLE';
  const payment = await findPayment(tx, travel.attempt_id);
  const isPaid = payment?.state === 'HELD' || payment?.state === 'CAPTURED';
  const left = room.payment_price - (room.refund_price ?? 0);
  if (!isPaid || left === 0 || !(isStayable(room) || isGivenUp(room))) return 'NOT_REFUNDABLE';
  if (price < 1 || price > left) return 'INVALID_PRICE';
  return card && findCardProblem(tx, payment, price, card);
}

async function findCardProblem(
  tx: Transaction<Database>,
  payment: PaymentRow,
  price: number,
  { before, answer, disputesRead }: CardReading,
): Promise<RefundErrorCode | 'MOVED' | null> {
  const moved = movedColumns.some((column) => before[column] !== payment[column]);
  if (moved) return 'MOVED';
  if (answer.kind === 'absent') return 'EXCEEDS_CARD_PAYMENT';
  if (answer.kind !== 'found' || !disputesRead) return 'CARD_PROVIDER_UNAVAILABLE';
  const { isOpen, chargedBack } = await findDisputeSums(tx, payment.payment_intent_id);
  if (isOpen) return 'CARD_DISPUTED';
  const target = await findPaymentTarget(tx, payment.attempt_id);
  const left = leftAtProvider(payment, target, answer.payment, chargedBack);
  if (left === null) return 'MOVED';
  return price > left ? 'EXCEEDS_CARD_PAYMENT' : null;
}
