import { raiseOperatorTask, settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import type { AttemptRun } from './attempt-run.ts';
import { HOLD_LEAD_MS } from './hold-lead.ts';
import { findPayment } from '../payment/payment-store.ts';
import { renewHold } from './renew-hold.ts';
import type { PaymentRow } from './tables.ts';

/**
 * For a booking that is still unknown when its hold is about to end (`HOLD_LEAD_MS`). Nothing is captured without a booking: the funds are held
 * once more; where that fails, or has been done before, an operator has until the deadline to decide.
 */
export async function processHold(run: AttemptRun, payment: PaymentRow): Promise<void> {
  const { app } = run;
  await renewHold(run, payment);
  const { row } = run;
  const now = await findPayment(app.db, row.id);
  if (now?.state !== 'HELD' || now.capture_before === null) return;
  if (now.capture_before.getTime() - app.clock().getTime() > HOLD_LEAD_MS) {
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
