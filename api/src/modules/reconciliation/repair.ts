import type { AppContext } from '../../context.ts';
import { getCustomer } from '../booking/attempt-run.ts';
import { toPaymentTrace } from '../booking/booking-trace.ts';
import { dropAuthorization } from '../payment/drop-authorization.ts';
import { findPayment } from '../payment/payment-store.ts';
import { recordIntent, recordOutcome } from '../payment/outside-call-store.ts';
import { settlePayment } from '../booking/settle-payment.ts';
import { SUPPLIER_WINDOW_MS } from '../../config/supplier-window.ts';
import type { AttemptRow } from '../booking/tables.ts';
import { withLease } from '../booking/with-lease.ts';
import type { Finding } from './finding.ts';
import { noteLostAttempt } from './lost-attempt-store.ts';

/** `moved-on`: the attempt is being worked on, so what was found may not be so any more. */
export type Repair = 'repaired' | 'not-repaired' | 'moved-on';

/** Does what is safe about a finding: nothing here takes money, buys, or gives up a booking that is ours. */
export async function repair(app: AppContext, attempt: AttemptRow, found: Finding): Promise<Repair> {
  switch (found.repair) {
    case 'cancel-authorization':
      return cancelStray(app, attempt, found.subject);
    case 'settle-payment':
      return (await settlePayment(app, attempt.id)) ? 'repaired' : 'not-repaired';
    case 'cancel-itinerary':
      return cancelOrphan(app, attempt);
    case null:
      return 'not-repaired';
  }
}

/** Releases funds that are held for nothing; as the attempt's owner, so that no new try can count on them meanwhile. */
async function cancelStray(app: AppContext, attempt: AttemptRow, paymentIntentId: string): Promise<Repair> {
  // A confirmed attempt never authorizes again; any other one might, just now.
  if (attempt.state === 'CONFIRMED') return drop(app, attempt, paymentIntentId);
  if (attempt.state === 'CREATED' && !(await wasNeverSent(app, attempt, paymentIntentId))) return 'moved-on';
  let outcome: Repair = 'moved-on';
  await withLease(app, attempt.id, async ({ row }) => {
    if (row.state !== attempt.state) return;
    const payment = await findPayment(app.db, row.id);
    const counted = payment?.payment_intent_id === paymentIntentId && payment.state !== 'RELEASED';
    if (!counted) outcome = await drop(app, attempt, paymentIntentId);
  });
  return outcome;
}

/**
 * A backup may show an attempt as it was before it was sent. When the supplier has its booking after all, the hold is
 * noted as lost, and an operator decides.
 */
async function wasNeverSent(app: AppContext, attempt: AttemptRow, paymentIntentId: string): Promise<boolean> {
  const { id, supplier_reference: reference, request, updated_at, branch_id } = attempt;
  const outcome = await app.supplier.retrieveByReference(reference, request.email, getCustomer(attempt));
  if (outcome.kind !== 'ok') return false;
  if (outcome.value === null) return app.clock().getTime() - updated_at.getTime() > SUPPLIER_WINDOW_MS;
  const found = {
    attempt_id: id,
    payment_intent_id: paymentIntentId,
    branch_id,
    supplier_reference: reference,
    sealed_contact: toPaymentTrace(app.config, attempt).sealedContact,
    made_at: updated_at,
  };
  await noteLostAttempt(app.db, found, app.clock());
  return false;
}

async function drop(app: AppContext, { id }: AttemptRow, paymentIntentId: string): Promise<Repair> {
  return (await dropAuthorization(app, id, paymentIntentId)) === 'done' ? 'repaired' : 'not-repaired';
}

/** An itinerary of an attempt that failed: nobody will use it, nobody pays us for it. Another run may be at it, too. */
async function cancelOrphan(app: AppContext, attempt: AttemptRow): Promise<Repair> {
  let outcome: Repair = 'moved-on';
  await withLease(app, attempt.id, async ({ row }) => {
    if (row.state === attempt.state) outcome = await cancelUnused(app, row);
  });
  return outcome;
}

async function cancelUnused(app: AppContext, attempt: AttemptRow): Promise<Repair> {
  const { id, supplier_reference: reference, request } = attempt;
  const customer = getCustomer(attempt);
  const itinerary = await app.supplier.retrieveByReference(reference, request.email, customer);
  if (itinerary.kind !== 'ok' || itinerary.value === null) return 'not-repaired';
  if (itinerary.value.rooms.every(({ status }) => status === 'canceled')) return 'moved-on';
  for (const { status, tokens } of itinerary.value.rooms) {
    if (status === 'canceled' || !tokens.cancel) continue;
    const intent = { attemptId: id, call: 'cancel-orphan', key: reference, now: app.clock() };
    const callId = await recordIntent(app.db, intent);
    const outcome = await app.supplier.cancelRoom(tokens.cancel, customer);
    await recordOutcome(app.db, callId, outcome.kind, app.clock());
  }
  const after = await app.supplier.retrieveByReference(reference, request.email, customer);
  const gone =
    after.kind === 'ok' &&
    (after.value === null || after.value.rooms.every(({ status }) => status === 'canceled'));
  return gone ? 'repaired' : 'not-repaired';
}
