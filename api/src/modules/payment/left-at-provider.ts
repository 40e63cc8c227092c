import type { Payment } from '../../adapters/cards/cards-port.ts';
import type { PaymentRow } from '../booking/tables.ts';
import { hasTakenEffect } from './has-taken-effect.ts';
import { afterMovement, type Funds } from './money-movement.ts';

type OwnFunds = Funds & Pick<PaymentRow, 'pending' | 'pending_amount'>;

/**
 * How much of a card payment, as the provider holds it, can still be given back, in whole yen: without what is owed to
 * the card already, because it pays more than its `target`, and without the yen that the cardholder's bank has taken
 * back (`chargedBack`). Null while a refund under way may be made or not.
 */
export function leftAtProvider(
  own: OwnFunds,
  target: number | null,
  payment: Payment,
  chargedBack = 0,
): number | null {
  const { amountCapturable, amountReceived, amountRefunded } = payment;
  const paid = paidBy(own, payment);
  if (paid === null) return null;
  const owed = target === null ? 0 : Math.max(0, paid - chargedBack - target);
  return Math.max(0, amountCapturable + amountReceived - amountRefunded - chargedBack - owed);
}

/** What the card pays by our rows, after the movement under way when the provider shows it made. */
function paidBy(own: OwnFunds, payment: Payment): number | null {
  const { pending: action, pending_amount: amount } = own;
  const movement = action && amount !== null ? { action, amount } : null;
  const isMade = movement !== null && hasTakenEffect(movement, own, payment);
  if (isMade === null) return null;
  const { state, held, captured, refunded } = isMade ? afterMovement(own, movement) : own;
  return state === 'HELD' ? held : captured - refunded;
}
