import type Stripe from 'stripe';
import type { Call, StripeContext } from './context.ts';
import { invalidRequest, noSuch } from './errors.ts';
import type { Params } from './form.ts';
import { flag, hash, missing, text, textList } from './params.ts';
import { newPaymentMethod, findPaymentMethod } from './payment-methods.ts';

/** What both kinds of intent read when they are confirmed. */
export function readConfirmation(
  context: StripeContext,
  call: Call,
): { method: Stripe.PaymentMethod | null; useSdk: boolean } {
  const id = text(call.params, 'payment_method');
  const data = hash(call.params, 'payment_method_data');
  const method = id ? findPaymentMethod(context, id) : data ? newPaymentMethod(context, call, data) : null;
  return { method, useSdk: flag(call.params, 'use_stripe_sdk') === true };
}

/** A browser sees an intent only with the secret that the merchant gave it. */
export function checkClientSecret(
  call: Call,
  intent: { id: string; client_secret: string | null },
  object: 'payment_intent' | 'setup_intent',
): void {
  const given = text(call.params, 'client_secret');
  if (given === undefined) {
    if (call.fromBrowser) throw missing('client_secret');
    return;
  }
  if (given !== intent.client_secret) throw noSuch(object, intent.id, 'client_secret', true);
}

const HIDDEN_FROM_BROWSERS = [
  'application',
  'customer',
  'metadata',
  'latest_charge',
  'latest_attempt',
  'on_behalf_of',
  'review',
  'transfer_data',
  'transfer_group',
  'application_fee_amount',
];

/** The part of an intent that a publishable key may read. */
export function browserView(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => !HIDDEN_FROM_BROWSERS.includes(name)));
}

/** Reads `allowed_payment_method_types`, the successor of `payment_method_types` since 2026-10-28. */
export function allowedTypes(params: Params): 'card'[] | null {
  const types = textList(params, 'allowed_payment_method_types');
  if (!types) return null;
  if (types.some((type) => type !== 'card')) {
    throw invalidRequest('The payment method type provided is invalid: the sandbox has card only.', {
      param: 'allowed_payment_method_types',
    });
  }
  return ['card'];
}
