import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import { addNotice } from '../travel/mail-store.ts';
import { type AttemptRun, LostAttemptError } from './attempt-run.ts';
import { HOLD_LEAD_MS } from './hold-lead.ts';
import { findPayment, updatePayment } from '../payment/payment-store.ts';
import type { PaymentRow } from './tables.ts';

export type Hold =
  /** Credit, or funds that stay held for longer. */
  | { kind: 'safe' }
  | { kind: 'ending'; payment: PaymentRow }
  /** The funds are the cardholder's again: nothing is left to capture or to release. */
  | { kind: 'lapsed' };

/** Reads at the card provider how long the funds of an unknown booking stay held, and writes down what it says. */
export async function reviewHold(run: AttemptRun): Promise<Hold> {
  const { app } = run;
  const payment = await findPayment(app.db, run.row.id);
  if (payment?.type !== 'CREDIT_CARD' || payment.payment_intent_id === null) return { kind: 'safe' };
  if (payment.state === 'RELEASED') return { kind: 'lapsed' };
  const read = await app.cards.retrieve(payment.payment_intent_id);
  if (read.kind === 'found' && read.payment.status === 'canceled') {
    await recordLapse(run, payment);
    return { kind: 'lapsed' };
  }
  const said = read.kind === 'found' ? read.payment.captureBefore : null;
  const known = said === null ? payment : await keepDeadline(run, payment, said);
  const deadline = known.capture_before;
  const ending = deadline !== null && deadline.getTime() - app.clock().getTime() <= HOLD_LEAD_MS;
  return ending ? { kind: 'ending', payment: known } : { kind: 'safe' };
}

async function keepDeadline(run: AttemptRun, payment: PaymentRow, deadline: Date): Promise<PaymentRow> {
  if (payment.capture_before?.getTime() === deadline.getTime()) return payment;
  const kept = await updatePayment(run.app.db, payment, { capture_before: deadline });
  if (!kept) throw new LostAttemptError(`payment of attempt ${run.row.id}`);
  return kept;
}

/** The funds are gone and no booking is known: on record, on the desk, and in a mail, in one transaction. */
async function recordLapse({ app, row }: AttemptRun, payment: PaymentRow): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    const released = await updatePayment(tx, payment, {
      state: 'RELEASED',
      next_try_at: null,
      capture_before: null,
      updated_at: now,
    });
    if (!released) throw new LostAttemptError(`payment of attempt ${row.id}`);
    if (row.travel_id !== null) await addNotice(tx, { travelId: row.travel_id, kind: 'HOLD_LAPSED', now });
    await raiseOperatorTask(app, tx, {
      kind: 'HOLD_EXPIRING',
      subject: row.id,
      attemptId: row.id,
      travelId: row.travel_id,
      branchId: row.branch_id,
      price: payment.held,
      reference: row.supplier_reference,
      detail: `authorization=gone sent=${row.sent_at?.toISOString()}`,
    });
  });
}
