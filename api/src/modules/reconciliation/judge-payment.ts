import type { Payment } from '../../adapters/cards/cards-port.ts';
import type { AttemptState } from '../booking/attempt-machine.ts';
import type { DisputeSums } from '../dispute/dispute-sums.ts';
import { nextMovement } from '../payment/money-movement.ts';
import type { PaymentRow } from '../booking/tables.ts';
import type { Finding, Judgment } from './finding.ts';

/** What our rows say about the money of an attempt. */
export interface OwnMoney {
  attemptId: string;
  state: AttemptState;
  funds: Pick<
    PaymentRow,
    'payment_intent_id' | 'state' | 'held' | 'captured' | 'refunded' | 'pending' | 'next_try_at'
  > | null;
  /** What the card should have paid in the end; null while that is open. */
  target: number | null;
  disputes: DisputeSums;
}

/** Kinds that a payment alone can be found to be. */
export const paymentKinds = ['AMOUNT_MISMATCH', 'STRAY_AUTHORIZATION'] as const;

/** Where nothing of an attempt is being paid: whatever is held for it now is held for nothing. */
const idle = new Set<AttemptState>(['CREATED', 'FAILED', 'CONFIRMED']);

/** Compares one payment at the card provider with what we know of it; `open` while it is being worked on. */
export function judgePayment(own: OwnMoney, payment: Payment): Judgment {
  const { funds } = own;
  if (funds?.payment_intent_id !== payment.paymentIntentId) return judgeOther(own, payment);
  if (funds.pending !== null) return 'open';
  switch (funds.state) {
    case 'HELD':
      return judgeHeld(own, funds, payment);
    case 'CAPTURED':
      return judgeCaptured(own, funds, payment);
    case 'RELEASED':
      return judgeOther(own, payment);
    case 'CAPTURE_FAILED':
      return computeKept(payment) > 0 ? mismatch(payment, computeKept(payment), 'ours=capture_failed') : null;
  }
}

/** A payment that our rows do not count on: of an earlier try, or released. */
function judgeOther({ attemptId, state }: OwnMoney, payment: Payment): Judgment {
  if (computeKept(payment) > 0) return mismatch(payment, computeKept(payment), `ours=none attempt=${state}`);
  if (payment.status !== 'requires_capture') return null;
  if (!idle.has(state)) return 'open';
  return {
    kind: 'STRAY_AUTHORIZATION',
    subject: payment.paymentIntentId,
    price: payment.amountCapturable,
    reference: payment.paymentIntentId,
    detail: `attempt=${attemptId} state=${state}`,
    repair: 'cancel-authorization',
  };
}

function judgeHeld(own: OwnMoney, funds: NonNullable<OwnMoney['funds']>, payment: Payment): Judgment {
  const { held } = funds;
  if (computeKept(payment) > 0) return mismatch(payment, computeKept(payment), `ours=held held=${held}`);
  if (payment.status === 'requires_capture' && payment.amountCapturable !== held) {
    return mismatch(payment, Math.abs(payment.amountCapturable - held), `ours=held held=${held}`);
  }
  // A hold that ended while the booking is unknown is noticed, and put on the desk, by the booking's own job.
  if (own.target === null) {
    const isLost = payment.status === 'canceled' && own.state !== 'SUPPLIER_UNKNOWN';
    return isLost ? mismatch(payment, held, `ours=held held=${held}`) : null;
  }
  // While a try is due the job is on it, and says by itself when it keeps failing.
  if (funds.next_try_at !== null) return 'open';
  return {
    kind: own.target === 0 ? 'RELEASE_FAILED' : 'CAPTURE_FAILED',
    subject: own.attemptId,
    price: own.target === 0 ? held : own.target,
    reference: payment.paymentIntentId,
    detail: `ours=held target=${own.target} provider=${payment.status}`,
    repair: 'settle-payment',
  };
}

function judgeCaptured(own: OwnMoney, funds: NonNullable<OwnMoney['funds']>, payment: Payment): Judgment {
  const { captured, refunded } = funds;
  const ours = `ours=captured captured=${captured} refunded=${refunded}`;
  if (payment.amountReceived !== captured || payment.amountRefunded !== refunded) {
    return mismatch(payment, Math.abs(captured - refunded - computeKept(payment)), ours);
  }
  if (own.target === null || captured - refunded === own.target) return null;
  // What waits for the end of a dispute, or was lost in one, is on the desk as that dispute.
  const { isOpen, chargedBack } = own.disputes;
  if (isOpen || funds.next_try_at !== null) return 'open';
  if (chargedBack > 0 && captured - refunded - chargedBack <= own.target) return null;
  const movement = nextMovement(funds, own.target, chargedBack);
  const detail = `${ours} target=${own.target} next=${movement?.action.toLowerCase() ?? 'none'}`;
  return mismatch(payment, Math.abs(captured - refunded - own.target), detail);
}

function computeKept(payment: Payment): number {
  return payment.amountReceived - payment.amountRefunded;
}

function mismatch(payment: Payment, price: number, ours: string): Finding {
  const { paymentIntentId, status, amountReceived, amountRefunded } = payment;
  return {
    kind: 'AMOUNT_MISMATCH',
    subject: paymentIntentId,
    price,
    reference: paymentIntentId,
    detail: `${ours} provider=${status} received=${amountReceived} given_back=${amountRefunded}`,
    repair: null,
  };
}
