import { raiseOperatorTask, settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import { type AttemptRun, secondsFrom } from './attempt-run.ts';
import { findPayment } from '../payment/payment-store.ts';
import { renewHold } from './renew-hold.ts';
import type { PaymentRow } from './tables.ts';

const DAY_SECONDS = 24 * 3600;

/**
 * For a booking that is still unknown a day before its hold ends. Nothing is captured without a booking: the funds are held
 * once more; where that fails, or has been done before, an operator has until the deadline to decide.
 */
export async function processHold(run: AttemptRun, payment: PaymentRow): Promise<void> {
  const { app } = run;
  await renewHold(run, payment);
  const { row } = run;
  const now = await findPayment(app.db, row.id);
  if (now?.state !== 'HELD' || now.capture_before === null) return;
  if (now.capture_before > secondsFrom(app.clock(), DAY_SECONDS)) {
    return settleOperatorTask(app, app.db, { kind: 'HOLD_EXPIRING', subject: row.id });
  }
  const renewal = now.renewed_at === null ? (now.renewal_refused ?? 'not-yet') : 'done-before';
  await raiseOperatorTask(app, app.db, {
    kind: 'HOLD_EXPIRING',
    subject: row.id,
    attemptId: row.id,
    travelId: row.travel_id,
    branchId: row.branch_id,
    price: now.held,
    reference: row.supplier_reference,
    detail: `deadline=${now.capture_before.toISOString()} renewal=${renewal} sent=${row.sent_at?.toISOString()}`,
  });
}
