import type { BookingWorld } from '../booking/_booking.ts';
import { paymentsFor } from '../booking/_outside.ts';

/** Our row of the payment for the booking with this key. */
export const readPayment = (world: BookingWorld, key: string) =>
  world.api.app.db
    .selectFrom('payments')
    .innerJoin('booking_attempts', 'booking_attempts.id', 'payments.attempt_id')
    .selectAll('payments')
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();

/** What the card provider has refunded of it, in yen. */
export async function readRefunded(world: BookingWorld, key: string): Promise<number | null> {
  const [payment] = await paymentsFor(world.api, key);
  const read = await world.api.app.cards.retrieve(payment?.id ?? '');
  return read.kind === 'found' ? read.payment.amountRefunded : null;
}
