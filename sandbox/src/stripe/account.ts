import type Stripe from 'stripe';

export const ACCOUNT_ID = 'acct_1SandboxYado00';

/** The account that the keys are of, as far as its dashboard has a part in payments. */
export function retrieveAccount(): Stripe.Account {
  return {
    id: ACCOUNT_ID,
    object: 'account',
    business_type: 'company',
    charges_enabled: true,
    country: 'JP',
    default_currency: 'jpy',
    details_submitted: true,
    email: 'billing@yado.example',
    payouts_enabled: true,
    type: 'standard',
  };
}
