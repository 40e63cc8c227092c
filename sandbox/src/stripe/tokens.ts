import type Stripe from 'stripe';
import { cardDetails, readCard } from './card-input.ts';
import { type Call, type StripeContext, timestamp } from './context.ts';
import { noSuch } from './errors.ts';
import { newId } from './ids.ts';
import { allowOnly, hash, missing, text } from './params.ts';

export function createToken(context: StripeContext, call: Call): Stripe.Token {
  allowOnly(call.params, ['card', 'payment_user_agent', 'referrer', 'guid', 'muid', 'sid', 'time_on_page']);
  const params = hash(call.params, 'card');
  if (!params) throw missing('card');
  const input = readCard(params, context.now());
  const details = cardDetails(input);
  const token: Stripe.Token = {
    id: newId('tok'),
    object: 'token',
    card: {
      id: newId('card'),
      object: 'card',
      address_city: null,
      address_country: null,
      address_line1: null,
      address_line1_check: null,
      address_line2: null,
      address_state: null,
      address_zip: null,
      address_zip_check: null,
      brand: details.brand,
      country: details.country,
      cvc_check: details.checks?.cvc_check ?? null,
      dynamic_last4: null,
      exp_month: details.exp_month,
      exp_year: details.exp_year,
      fingerprint: details.fingerprint ?? null,
      funding: details.funding,
      last4: details.last4,
      metadata: {},
      name: text(params, 'name') ?? null,
      networks: { preferred: null },
      regulated_status: 'unregulated',
      tokenization_method: null,
    },
    client_ip: '127.0.0.1',
    created: timestamp(context),
    livemode: false,
    type: 'card',
    used: false,
  };
  context.data.tokens[token.id] = token;
  context.data.cardFacts[token.id] = { testCard: input.name, setUp: false, spent: false };
  return token;
}

export function retrieveToken(context: StripeContext, call: Call): Stripe.Token {
  const token = context.data.tokens[call.path.id ?? ''];
  if (!token) throw noSuch('token', call.path.id ?? '', 'token', true);
  return token;
}
