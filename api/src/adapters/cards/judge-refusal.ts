import Stripe from 'stripe';
import type { Fault } from '../probe/probe-result.ts';

/** What an error says of our key; null where it says nothing against it. */
export function judgeRefusal(error: unknown): Fault | null {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return {
      kind: 'refused-key',
      text: 'Stripe does not take the key (401).',
      mend: 'Set STRIPE_SECRET_KEY to a key that the dashboard lists as active; it may have been rolled or deleted.',
    };
  }
  if (!(error instanceof Stripe.errors.StripePermissionError)) return null;
  const right = /'(rak_[a-z_]+)'/.exec(error.message)?.[1];
  return {
    kind: 'missing-right',
    text: `Stripe takes the key, which lacks ${right === undefined ? 'a right' : `the right ${right}`} (403).`,
    mend: 'Give the restricted key of STRIPE_SECRET_KEY the rights that deploy/README.md lists.',
  };
}
