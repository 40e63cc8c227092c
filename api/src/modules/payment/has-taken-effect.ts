import type { Payment } from '../../adapters/cards/cards-port.ts';
import type { Funds, MoneyMovement } from './money-movement.ts';

/** Whether the provider's payment shows that a movement from `funds` was made. */
export function hasTakenEffect(
  { action, amount }: MoneyMovement,
  { refunded }: Pick<Funds, 'refunded'>,
  payment: Payment,
): boolean {
  switch (action) {
    case 'CAPTURE':
      return payment.status === 'succeeded' && payment.amountReceived === amount;
    case 'RELEASE':
      return payment.status === 'canceled';
    case 'REFUND':
      return payment.amountRefunded >= refunded + amount;
  }
}
