import type { Payment } from '../../adapters/cards/cards-port.ts';
import type { AppContext } from '../../context.ts';
import { raiseAlert } from '../../lib/alert.ts';
import { findAttempt } from '../booking/attempt-store.ts';
import { findDisputeSums } from '../dispute/dispute-store.ts';
import { findPayment } from '../payment/payment-store.ts';
import { findPaymentTarget } from '../payment/payment-target-store.ts';
import type { AttemptRow, PaymentRow } from '../booking/tables.ts';
import { actOnFinding } from './act-on-finding.ts';
import { judgePayment, paymentKinds } from './judge-payment.ts';

const EXPIRES_SOON_MS = 48 * 3_600_000;

/**
 * Compares one payment, just read at the provider, with the rows of its attempt. `before` is what our row was before
 * that reading: when it has moved since, nothing can be said. Returns false then.
 */
export async function comparePayment(
  app: AppContext,
  attempt: AttemptRow,
  before: PaymentRow | null,
  payment: Payment,
): Promise<boolean> {
  const [current, funds, target] = [
    await findAttempt(app.db, attempt.id),
    await findPayment(app.db, attempt.id),
    await findPaymentTarget(app.db, attempt.id),
  ];
  if (!current || current.version !== attempt.version || funds?.version !== before?.version) return false;
  warnAboutDeadline(app, attempt, payment);
  const disputes = await findDisputeSums(app.db, payment.paymentIntentId);
  const own = { attemptId: attempt.id, state: current.state, funds, target, disputes };
  const found = judgePayment(own, payment);
  await actOnFinding(app, attempt, payment.paymentIntentId, paymentKinds, found);
  return true;
}

function warnAboutDeadline(app: AppContext, attempt: AttemptRow, payment: Payment): void {
  const { status, captureBefore } = payment;
  if (status !== 'requires_capture' || captureBefore === null) return;
  if (captureBefore.getTime() - app.clock().getTime() > EXPIRES_SOON_MS) return;
  raiseAlert(app, { name: 'authorization-expiring', severity: 'critical', attemptId: attempt.id });
}
