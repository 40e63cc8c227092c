import type { AuthorizeResult, CardFailure, Payment } from '../../adapters/cards/cards-port.ts';
import { type AttemptRun, move, note } from './attempt-run.ts';
import { toPaymentTrace } from './booking-trace.ts';
import type { BookFailure } from './booking-types.ts';
import { dropAuthorization } from '../payment/drop-authorization.ts';
import { recordOutcome } from '../payment/outside-call-store.ts';
import type { PayingCard } from '../payment/paying-card-store.ts';
import { recordHold } from '../payment/payment-store.ts';
import type { AttemptRow } from './tables.ts';

/** Derived from the attempt and the card tried, never from the request: a repeated call holds nothing twice. */
export function authorizeKey(row: Pick<AttemptRow, 'id' | 'funding_try'>): string {
  return `${row.id}:authorize:${row.funding_try}`;
}

/**
 * From AUTHORIZING with the intent on record: asks the card provider to hold the price.
 * True: held. False: refused (back to CREATED, another card may be tried) or unknown (stays AUTHORIZING).
 */
export async function authorizeCard(run: AttemptRun, card: PayingCard, callId: string): Promise<boolean> {
  const { id, payment_price, funding_try } = run.row;
  const outcome = await run.app.cards.authorize({
    key: authorizeKey(run.row),
    customerId: card.customerId,
    paymentMethodId: card.paymentMethodId,
    amount: payment_price,
    attemptId: id,
    fundingTry: funding_try,
    trace: toPaymentTrace(run.app.config, run.row),
  });
  await recordOutcome(run.app.db, callId, outcome.kind, run.app.clock());
  switch (outcome.kind) {
    case 'authorized':
      await recordAuthorized(run, outcome);
      return true;
    case 'declined':
    case 'requires_action':
      await refused(run, toFailure(outcome));
      await dropPayment(run, outcome.paymentIntentId);
      return false;
    case 'refused':
      await refused(run, toFailure(outcome));
      return false;
    case 'unavailable':
      await refused(run, toFailure(outcome));
      return false;
    case 'unknown':
      return readAuthorization(run, card, outcome);
  }
}

/** The funds are held: on record together with the payment row that will be captured or released. */
export async function recordAuthorized(
  run: AttemptRun,
  { paymentIntentId, captureBefore }: Pick<Payment, 'paymentIntentId' | 'captureBefore'>,
): Promise<void> {
  const { id, branch_id, payment_price } = run.row;
  await move(run, ['FUNDED'], { payment_intent_id: paymentIntentId }, async (tx) => {
    const hold = {
      attempt_id: id,
      branch_id,
      type: 'CREDIT_CARD' as const,
      payment_intent_id: paymentIntentId,
    };
    await recordHold(tx, { ...hold, held: payment_price, capture_before: captureBefore }, run.app.clock());
  });
}

/** Whether this payment holds what the attempt needs. */
export function isHeld(payment: Payment, row: Pick<AttemptRow, 'payment_price'>): boolean {
  return payment.status === 'requires_capture' && payment.amountCapturable === row.payment_price;
}

async function readAuthorization(run: AttemptRun, card: PayingCard, unknown: CardFailure): Promise<boolean> {
  const { id, funding_try, created_at } = run.row;
  const found = await run.app.cards.findByAttempt({
    attemptId: id,
    fundingTry: funding_try,
    customerId: card.customerId,
    since: created_at,
  });
  if (found.kind === 'found' && isHeld(found.payment, run.row)) {
    await recordAuthorized(run, found.payment);
    return true;
  }
  await note(run, { failure: toFailure(unknown) });
  return false;
}

async function refused(run: AttemptRun, failure: BookFailure): Promise<void> {
  const funding_try = run.row.funding_try + 1;
  await move(run, ['FUNDING_REFUSED'], {
    failure,
    funding_try,
    payment_intent_id: null,
    next_check_at: null,
  });
}

/** A refused payment holds nothing, yet left open it could still be confirmed by mistake. */
async function dropPayment(run: AttemptRun, paymentIntentId: string | null): Promise<void> {
  if (paymentIntentId === null) return;
  await dropAuthorization(run.app, run.row.id, paymentIntentId);
}

function toFailure(outcome: Exclude<AuthorizeResult, { kind: 'authorized' }>): BookFailure {
  const codes = {
    stripeErrorType: outcome.errorType,
    stripeCode: outcome.code,
    stripeDeclineCode: outcome.declineCode,
  };
  switch (outcome.kind) {
    case 'declined':
      return { errorCode: 'CARD_DECLINED', ...codes };
    case 'requires_action':
      return { errorCode: 'CARD_AUTHENTICATION_REQUIRED', ...codes };
    case 'refused':
    case 'unavailable':
    case 'unknown':
      return { errorCode: 'CARD_UNAVAILABLE', ...codes };
  }
}
