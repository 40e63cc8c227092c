import type { StripeData } from './store.ts';

/** State of earlier versions counts what was released without being collected as refunded; only refunds count. */
export function recountRefunds({ charges, refunds }: StripeData): void {
  for (const charge of Object.values(charges)) {
    charge.amount_refunded = Object.values(refunds)
      .filter((refund) => refund.charge === charge.id)
      .reduce((sum, { amount }) => sum + amount, 0);
    charge.refunded = charge.captured && charge.amount_refunded === charge.amount_captured;
  }
}
