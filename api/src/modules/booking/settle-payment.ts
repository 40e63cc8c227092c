import { CARD_CALL_OVER_MS } from '../../adapters/cards/card-limits.ts';
import type { CardFailure } from '../../adapters/cards/cards-port.ts';
import type { AppContext } from '../../context.ts';
import { getNextTry } from '../../lib/next-try.ts';
import { secondsFrom } from './attempt-run.ts';
import { findDisputeSums, lockDisputesOfPayment } from '../dispute/dispute-store.ts';
import { showDisputeOnDesk } from '../dispute/dispute-task.ts';
import { followDisputesOfPayment } from '../dispute/follow-dispute.ts';
import { raiseOperatorTask, settleOperatorTasks } from '../operator-task/raise-operator-task.ts';
import { hasTakenEffect } from '../payment/has-taken-effect.ts';
import { afterMovement, type MoneyMovement, nextMovement } from '../payment/money-movement.ts';
import { recordIntent, recordOutcome } from '../payment/outside-call-store.ts';
import { findPayment, updatePayment } from '../payment/payment-store.ts';
import { findPaymentTarget } from '../payment/payment-target-store.ts';
import type { PaymentRow } from './tables.ts';

const MOVEMENTS_AT_MOST = 4;
const unreadable: CardFailure = { kind: 'unknown', code: null, declineCode: null, errorType: 'api_error' };
const failureTask = {
  CAPTURE: 'CAPTURE_FAILED',
  RELEASE: 'RELEASE_FAILED',
  REFUND: 'REFUND_FAILED',
} as const;
/** From this many failed tries on, a person should know; the tries continue. */
const TRIES_BEFORE_TASK = 4;
/** The card provider keeps keys for at least 24 hours: https://docs.stripe.com/api/idempotent_requests */
const KEY_KEPT_MS = 23 * 3_600_000;
const TRIES_UNDER_ONE_KEY = 4;
/** The card provider's code for a refund of what the cardholder's bank has taken back. */
const CHARGE_DISPUTED = 'charge_disputed';
const waitsForDispute: CardFailure = { ...unreadable, kind: 'unavailable', code: CHARGE_DISPUTED };
const RETRY_SECONDS = [2, 5, 15, 60, 300, 900, 3600];

/**
 * Brings the card of an attempt in line with what its trip costs: captures, releases or refunds, one movement
 * at a time, each with its intent on record and a key of its own. Safe to call at any time and as often as wanted.
 * While a cardholder disputes the payment nothing is refunded: what is owed waits for the end of the dispute, which
 * makes the payment due again.
 * @returns whether nothing is left to do
 */
export async function settlePayment(app: AppContext, attemptId: string): Promise<boolean> {
  for (let step = 0; step < MOVEMENTS_AT_MOST; step++) {
    const payment = await findPayment(app.db, attemptId);
    // Invoice credit moves in our own database, in the transaction that says why.
    if (!payment || payment.type === 'INVOICE') return true;
    const pending = payment.pending ? payment : await begin(app, payment);
    if (pending === null) return true;
    if (!(await carryOut(app, pending, payment.pending !== null))) return false;
  }
  return false;
}

/** Writes the next movement down; null when there is none or another process was faster. */
async function begin(app: AppContext, payment: PaymentRow): Promise<PaymentRow | null> {
  const target = await findPaymentTarget(app.db, payment.attempt_id);
  const disputes = await findDisputeSums(app.db, payment.payment_intent_id);
  const movement = target === null ? null : nextMovement(payment, target, disputes.chargedBack);
  const now = app.clock();
  const waits = movement?.action === 'REFUND' && disputes.isOpen;
  if (!movement || waits) {
    // Even, or for the dispute's task to say: a failure of an earlier movement is of no interest any more.
    const isEven = payment.captured - payment.refunded === target;
    if (isEven || waits || disputes.chargedBack > 0) await settleFailures(app, payment);
    if (payment.next_try_at) await updatePayment(app.db, payment, { next_try_at: null, updated_at: now });
    if (waits) await showWhatIsOwed(app, payment);
    return null;
  }
  return updatePayment(app.db, payment, {
    pending: movement.action,
    pending_amount: movement.amount,
    pending_since: now,
    sequence: payment.sequence + 1,
    failed_tries: 0,
    // Should this process die now, the sweep continues from here.
    next_try_at: secondsFrom(now, 30),
    updated_at: now,
  });
}

/** The tasks of the open disputes say how much waits for their end. */
async function showWhatIsOwed(app: AppContext, { payment_intent_id: id }: PaymentRow): Promise<void> {
  if (id === null) return;
  await app.db.transaction().execute(async (tx) => {
    for (const dispute of await lockDisputesOfPayment(tx, id)) {
      if (dispute.ended_at === null) await showDisputeOnDesk(app, tx, dispute);
    }
  });
}

async function carryOut(app: AppContext, payment: PaymentRow, resumed: boolean): Promise<boolean> {
  const { payment_intent_id: intentId, pending, pending_amount } = payment;
  if (!intentId || !pending || pending_amount === null) throw new Error('A pending payment is incomplete.');
  const movement: MoneyMovement = { action: pending, amount: pending_amount };
  if (resumed) {
    const seen = await lookForEffect(app, payment, intentId, movement);
    if (seen === 'done' || (seen === 'unclear' && !isRepeatable(app, payment)))
      return complete(app, payment, movement);
    if (seen === 'unknown') return postpone(app, payment, intentId, unreadable);
    if (await isOutdated(app, payment, movement)) return withdraw(app, payment);
  }
  if (pending === 'REFUND') {
    const word = await askForDisputes(app, payment, intentId, movement);
    if (word === 'unknown') return postpone(app, payment, intentId, unreadable);
    // The latest try may still be on its way to the provider.
    const isUnderWay = resumed && isYoung(app, payment.updated_at);
    if (word === 'stop' && isUnderWay) return postpone(app, payment, intentId, waitsForDispute);
    if (word === 'stop') return withdraw(app, payment);
  }
  const key = movementKey(payment, movement);
  const now = app.clock();
  const callId = await recordIntent(app.db, {
    attemptId: payment.attempt_id,
    call: pending.toLowerCase(),
    key,
    now,
  });
  const outcome = await call(app, intentId, movement, key);
  await recordOutcome(app.db, callId, outcome.kind, app.clock());
  if (outcome.kind === 'done') return complete(app, payment, movement);
  if (outcome.kind === 'refused') {
    const seen = await lookForEffect(app, payment, intentId, movement);
    if (seen === 'done' || seen === 'unclear') return complete(app, payment, movement);
    const isDisputed = pending === 'REFUND' && seen === 'not-done' && outcome.code === CHARGE_DISPUTED;
    // Opened since it was asked for.
    if (isDisputed && !resumed && (await askForDisputes(app, payment, intentId, movement)) === 'stop')
      return withdraw(app, payment);
  }
  return postpone(app, payment, intentId, outcome);
}

/**
 * Asks the provider for disputes right before a refund: their events may be late or lost. `stop`: one is open, or the
 * bank has given back what was to be refunded.
 */
async function askForDisputes(
  app: AppContext,
  payment: PaymentRow,
  intentId: string,
  { amount }: MoneyMovement,
): Promise<'send' | 'stop' | 'unknown'> {
  if (!(await followDisputesOfPayment(app, intentId))) return 'unknown';
  const { isOpen, chargedBack } = await findDisputeSums(app.db, intentId);
  if (isOpen) return 'stop';
  if (chargedBack === 0) return 'send';
  const target = await findPaymentTarget(app.db, payment.attempt_id);
  const due = target === null ? null : nextMovement(payment, target, chargedBack);
  return due?.action === 'REFUND' && due.amount >= amount ? 'send' : 'stop';
}

/** Whether a capture that surely never happened would take what the trip no longer costs. */
async function isOutdated(
  app: AppContext,
  payment: PaymentRow,
  { action, amount }: MoneyMovement,
): Promise<boolean> {
  if (action !== 'CAPTURE' || isYoung(app, payment.pending_since)) return false;
  const target = await findPaymentTarget(app.db, payment.attempt_id);
  return target !== null && target < amount;
}

/** Whether a call that was made then may still have an effect. */
function isYoung(app: AppContext, since: Date | null): boolean {
  return app.clock().getTime() - (since?.getTime() ?? app.clock().getTime()) < CARD_CALL_OVER_MS;
}

const noMovement = { pending: null, pending_amount: null, pending_since: null };

/** Takes a movement off the record, so that the next look begins the right one. */
async function withdraw(app: AppContext, payment: PaymentRow): Promise<boolean> {
  const now = app.clock();
  await updatePayment(app.db, payment, { ...noMovement, next_try_at: now, updated_at: now });
  return true;
}

function call(
  app: AppContext,
  intentId: string,
  movement: MoneyMovement,
  key: string,
): Promise<{ kind: 'done' } | CardFailure> {
  switch (movement.action) {
    case 'CAPTURE':
      return app.cards.capture(intentId, key, movement.amount);
    case 'RELEASE':
      return app.cards.cancelAuthorization(intentId, key);
    case 'REFUND':
      return app.cards.refund(intentId, movement.amount, key);
  }
}

/** Reads the provider before deciding: the answer of an earlier call may be all that was lost. */
async function lookForEffect(
  app: AppContext,
  payment: PaymentRow,
  intentId: string,
  movement: MoneyMovement,
): Promise<'done' | 'not-done' | 'unclear' | 'unknown'> {
  const read = await app.cards.retrieve(intentId);
  if (read.kind !== 'found') return 'unknown';
  const isMade = hasTakenEffect(movement, payment, read.payment);
  if (isMade === null) return 'unclear';
  return isMade ? 'done' : 'not-done';
}

/** Whether the same key still answers what it answered before: then a refund can't be made twice by it. */
function isRepeatable(app: AppContext, { failed_tries, pending_since }: PaymentRow): boolean {
  const age = app.clock().getTime() - (pending_since?.getTime() ?? 0);
  return failed_tries <= TRIES_UNDER_ONE_KEY && age < KEY_KEPT_MS;
}

/**
 * The provider repeats a stored error for its key for ever, so a movement that was read to have no effect needs a key
 * of its own. For a capture or a release that is always safe, as neither can happen twice; a refund could, so it
 * changes its key only after tries that are minutes apart.
 */
function movementKey(payment: PaymentRow, movement: MoneyMovement): string {
  const tries =
    movement.action === 'REFUND'
      ? Math.max(0, payment.failed_tries - TRIES_UNDER_ONE_KEY)
      : payment.failed_tries;
  return `${payment.attempt_id}:${movement.action.toLowerCase()}:${payment.sequence}.${tries}`;
}

async function complete(app: AppContext, payment: PaymentRow, movement: MoneyMovement): Promise<boolean> {
  const { state, captured, refunded } = afterMovement(payment, movement);
  const now = app.clock();
  const completed = await updatePayment(app.db, payment, {
    ...noMovement,
    state,
    captured,
    refunded,
    failed_tries: 0,
    last_failure: null,
    // Due at once: whether a further movement is needed is for the next look at the trip to say.
    next_try_at: now,
    updated_at: now,
  });
  // Another process has written what came of it: the next look reads that.
  if (!completed) return true;
  app.log.info({ attemptId: payment.attempt_id, event: movement.action, state }, 'payment moved');
  await settleFailures(app, payment);
  return true;
}

/** There is one movement at a time: once it is made, none of them fails. */
async function settleFailures(app: AppContext, { attempt_id }: PaymentRow): Promise<void> {
  await settleOperatorTasks(app, app.db, attempt_id, Object.values(failureTask));
}

async function postpone(
  app: AppContext,
  payment: PaymentRow,
  intentId: string,
  failure: CardFailure,
): Promise<boolean> {
  const now = app.clock();
  const tries = payment.failed_tries + 1;
  const gone =
    failure.kind === 'refused' && payment.pending === 'CAPTURE' && (await isCanceled(app, intentId));
  const postponed = await updatePayment(app.db, payment, {
    failed_tries: tries,
    last_failure: failure.code ?? failure.kind,
    updated_at: now,
    ...(gone
      ? { ...noMovement, state: 'CAPTURE_FAILED' as const, next_try_at: null }
      : { next_try_at: getNextTry(now, RETRY_SECONDS, payment.failed_tries) }),
  });
  app.log.warn(
    { attemptId: payment.attempt_id, event: payment.pending, outcome: failure.kind, code: failure.code },
    'payment did not move',
  );
  // The task of the dispute says what there is to say.
  if (failure === waitsForDispute) return false;
  if (postponed && payment.pending && (gone || tries >= TRIES_BEFORE_TASK)) {
    await raiseOperatorTask(app, app.db, {
      kind: failureTask[payment.pending],
      subject: payment.attempt_id,
      attemptId: payment.attempt_id,
      branchId: payment.branch_id,
      price: payment.pending_amount,
      reference: intentId,
      detail: `${gone ? 'authorization=gone ' : ''}tries=${tries} code=${failure.code ?? failure.kind}`,
    });
  }
  return false;
}

async function isCanceled(app: AppContext, intentId: string): Promise<boolean> {
  const read = await app.cards.retrieve(intentId);
  return read.kind === 'found' && read.payment.status === 'canceled';
}
