import type { Payment } from '../../adapters/cards/cards-port.ts';
import type { Funds, MoneyMovement } from './money-movement.ts';

/**
 * Whether the provider's payment shows that a movement from our funds was made; null where it shows more given back than
 * our rows explain: a refund made elsewhere (its dashboard, or before a restore) may stand for ours.
 */
export function hasTakenEffect(
  { action, amount }: MoneyMovement,
  { refunded }: Pick<Funds, 'refunded'>,
  payment: Payment,
): boolean | null {
  switch (action) {
    case 'CAPTURE':
      return payment.status === 'succeeded' && payment.amountReceived === amount;
    case 'RELEASE':
      return payment.status === 'canceled';
    case 'REFUND':
      return payment.amountRefunded > refunded + amount ? null : payment.amountRefunded === refunded + amount;
  }
}
