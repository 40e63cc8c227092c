import type Stripe from 'stripe';
import { type CardInput, cardDetails, readCard } from './card-input.ts';
import { type Call, type StripeContext, emit, timestamp } from './context.ts';
import { customerParam } from './customers.ts';
import { StripeApiError, invalidRequest, noSuch } from './errors.ts';
import type { Params } from './form.ts';
import { toId, newId } from './ids.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { allowOnly, hash, mergeMetadata, missing, requiredText, text } from './params.ts';
import { type CardFacts } from './store.ts';
import { type Decline, READY_MADE, testCard } from './test-cards.ts';

const BROWSER_FIELDS = [
  'payment_user_agent',
  'referrer',
  'guid',
  'muid',
  'sid',
  'time_on_page',
  '_stripe_version',
];

export function createPaymentMethod(context: StripeContext, call: Call): Stripe.PaymentMethod {
  const { params } = call;
  allowOnly(params, ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay', ...BROWSER_FIELDS]);
  return newPaymentMethod(context, call, params);
}

/** Makes a payment method from `{type: 'card', card: {number… | token}, billing_details}`. */
export function newPaymentMethod(context: StripeContext, call: Call, params: Params): Stripe.PaymentMethod {
  if (requiredText(params, 'type') !== 'card') {
    throw invalidRequest('Invalid type: only card is available in the sandbox', { param: 'type' });
  }
  const card = hash(params, 'card');
  if (!card) throw missing('card');
  const token = text(card, 'token');
  return store(context, token ? toCard(context, token) : readCard(card, context.now()), params);
}

/** Finds a payment method; `pm_card_…` names of the test mode become a new one. */
export function findPaymentMethod(
  context: StripeContext,
  id: string,
  fromPath = false,
): Stripe.PaymentMethod {
  const ready = id.startsWith('pm_card_') ? READY_MADE[id.slice('pm_card_'.length)] : undefined;
  if (ready) {
    const expYear = context.now().getUTCFullYear() + 1;
    return store(context, { name: ready, expMonth: 12, expYear, cvcGiven: true }, {});
  }
  const method = context.data.paymentMethods[id];
  if (!method) throw noSuch('PaymentMethod', id, 'payment_method', fromPath);
  return method;
}

export function retrievePaymentMethod(context: StripeContext, call: Call): Stripe.PaymentMethod {
  return findPaymentMethod(context, call.path.id ?? '', true);
}

export function updatePaymentMethod(context: StripeContext, call: Call): Stripe.PaymentMethod {
  allowOnly(call.params, ['metadata', 'billing_details']);
  const method = findPaymentMethod(context, call.path.id ?? '', true);
  method.metadata = mergeMetadata(method.metadata ?? {}, call.params);
  if (hash(call.params, 'billing_details')) method.billing_details = billingDetails(call.params);
  emit(context, call, 'payment_method.updated', method);
  return method;
}

export function attachPaymentMethod(context: StripeContext, call: Call): Stripe.PaymentMethod {
  allowOnly(call.params, ['customer']);
  requiredText(call.params, 'customer');
  const customer = customerParam(context, call) ?? '';
  const method = findPaymentMethod(context, call.path.id ?? '', true);
  if (toId(method.customer) === customer) return method;
  if (method.customer) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.');
  }
  checkUsable(context, method, customer);
  const decline = testCard(getCardFacts(context, method.id).testCard).attachDecline;
  if (decline) throw declined(decline);
  attach(context, call, method, customer);
  return method;
}

export function detachPaymentMethod(context: StripeContext, call: Call): Stripe.PaymentMethod {
  allowOnly(call.params, []);
  const method = findPaymentMethod(context, call.path.id ?? '', true);
  if (!method.customer) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  method.customer = null;
  getCardFacts(context, method.id).spent = true;
  emit(context, call, 'payment_method.detached', method);
  return method;
}

export function listPaymentMethods(context: StripeContext, call: Call) {
  allowOnly(call.params, [...LIST_PARAMS, 'customer', 'type']);
  const customer = call.path.id ?? customerParam(context, call);
  if (call.path.id && !context.data.customers[call.path.id]) {
    throw noSuch('customer', call.path.id, 'customer', true);
  }
  const type = text(call.params, 'type');
  const methods = Object.values(context.data.paymentMethods).filter(
    (method) => customer !== null && toId(method.customer) === customer && (!type || method.type === type),
  );
  const url = call.path.id ? `/v1/customers/${call.path.id}/payment_methods` : '/v1/payment_methods';
  return listPage(methods, call.params, url);
}

/** Checks that a payment may use this card, as the API does before it asks the bank. */
export function checkUsable(
  context: StripeContext,
  method: Stripe.PaymentMethod,
  customer: string | null,
): void {
  const owner = toId(method.customer);
  if (owner && owner !== customer) {
    throw invalidRequest(
      `The PaymentMethod ${method.id} belongs to a Customer. Please include the Customer in the \`customer\` parameter of the request.`,
      { param: 'payment_method' },
    );
  }
  if (!owner && getCardFacts(context, method.id).spent) {
    throw invalidRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      { param: 'payment_method' },
    );
  }
}

export function attach(
  context: StripeContext,
  call: Call | null,
  method: Stripe.PaymentMethod,
  customer: string,
): void {
  if (toId(method.customer) === customer) return;
  method.customer = customer;
  if (method.card?.checks?.cvc_check === 'unchecked') method.card.checks.cvc_check = 'pass';
  emit(context, call, 'payment_method.attached', method);
}

export function getCardFacts(context: StripeContext, methodId: string): CardFacts {
  const facts = context.data.cardFacts[methodId];
  if (!facts) throw new Error(`No card behind ${methodId}`);
  return facts;
}

export function declined(decline: Decline, details: Partial<StripeApiError['body']> = {}): StripeApiError {
  return new StripeApiError(402, {
    type: 'card_error',
    code: decline.code,
    decline_code: decline.declineCode,
    message: decline.message,
    ...details,
  });
}

function toCard(context: StripeContext, id: string): CardInput {
  const expYear = context.now().getUTCFullYear() + 1;
  const ready = id.startsWith('tok_') ? READY_MADE[id.slice('tok_'.length)] : undefined;
  if (ready) return { name: ready, expMonth: 12, expYear, cvcGiven: true };
  const token = context.data.tokens[id];
  const facts = context.data.cardFacts[id];
  if (!token?.card || !facts) throw noSuch('token', id, 'card[token]');
  if (token.used) {
    throw invalidRequest(`You cannot use a Stripe token more than once: ${id}.`, {
      code: 'token_already_used',
      param: 'card[token]',
    });
  }
  token.used = true;
  const { exp_month: expMonth, exp_year: year, cvc_check: cvc } = token.card;
  return { name: facts.testCard, expMonth, expYear: year, cvcGiven: cvc !== null };
}

function store(context: StripeContext, input: CardInput, params: Params): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(params),
    card: cardDetails(input),
    created: timestamp(context),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata({}, params),
    type: 'card',
  };
  context.data.paymentMethods[method.id] = method;
  context.data.cardFacts[method.id] = { testCard: input.name, setUp: false, spent: false };
  return method;
}

function billingDetails(params: Params): Stripe.PaymentMethod.BillingDetails {
  const details = hash(params, 'billing_details') ?? {};
  const address = hash(details, 'address') ?? {};
  return {
    address: {
      city: text(address, 'city') ?? null,
      country: text(address, 'country') ?? null,
      line1: text(address, 'line1') ?? null,
      line2: text(address, 'line2') ?? null,
      postal_code: text(address, 'postal_code') ?? null,
      state: text(address, 'state') ?? null,
    },
    email: text(details, 'email') ?? null,
    name: text(details, 'name') ?? null,
    phone: text(details, 'phone') ?? null,
    tax_id: null,
  };
}
