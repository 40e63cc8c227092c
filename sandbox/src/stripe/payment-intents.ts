import type Stripe from 'stripe';
import { checkReturnUrl } from './challenges.ts';
import { type Call, type StripeContext, emit, timestamp } from './context.ts';
import { customerParam } from './customers.ts';
import { invalidRequest } from './errors.ts';
import { toId, newClientSecret, newId } from './ids.ts';
import { allowedTypes, readConfirmation } from './intents.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import {
  allowOnly,
  flag,
  hash,
  integer,
  mergeMetadata,
  readChoice,
  requiredInteger,
  requiredText,
  text,
} from './params.ts';
import { checkUsable, findPaymentMethod } from './payment-methods.ts';
import { expireAuthorization, paymentIntentAt, unexpectedState } from './payment-intent-settling.ts';
import { pay, requestedThreeDSecure } from './payments.ts';
import { returnUrlMissing } from './setup-intents.ts';

const FIELDS = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'allowed_payment_method_types',
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'setup_future_usage',
  'transfer_group',
  'automatic_payment_methods',
  'shipping',
] as const;
const CONFIRM_FIELDS = [
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'return_url',
  'use_stripe_sdk',
  'mandate',
  'mandate_data',
  'off_session',
  'error_on_requires_action',
  'setup_future_usage',
  'receipt_email',
  'shipping',
  'client_secret',
  'expected_payment_method_type',
] as const;
const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const MAX_AMOUNT = 99_999_999;

export function createPaymentIntent(context: StripeContext, call: Call): Stripe.PaymentIntent {
  const { params } = call;
  allowOnly(params, [...FIELDS, ...CONFIRM_FIELDS, 'confirm', 'capture_method', 'confirmation_method']);
  const amount = requiredInteger(params, 'amount');
  const currency = requiredText(params, 'currency').toLowerCase();
  checkAmount(amount, currency);
  const confirm = flag(params, 'confirm') === true;
  for (const name of ['off_session', 'return_url', 'error_on_requires_action', 'use_stripe_sdk']) {
    if (!confirm && text(params, name)) {
      throw invalidRequest(
        `The parameter \`${name}\` cannot be passed when creating a PaymentIntent unless \`confirm\` is set to true.`,
        { param: name },
      );
    }
  }
  const customer = customerParam(context, call);
  const methodId = text(params, 'payment_method');
  const method = methodId ? findPaymentMethod(context, methodId) : null;
  if (method) checkUsable(context, method, customer);
  const types = allowedTypes(params);
  const automatic = hash(params, 'automatic_payment_methods');
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: types,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: {
      enabled: true,
      allow_redirects:
        readChoice(automatic ?? {}, 'allow_redirects', ['always', 'never']) ?? (types ? 'never' : 'always'),
    },
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      readChoice(params, 'capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: readChoice(params, 'confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created: timestamp(context),
    currency,
    customer,
    customer_account: null,
    description: text(params, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, params),
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: requestedThreeDSecure(call) ?? 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: text(params, 'receipt_email') ?? null,
    review: null,
    setup_future_usage: readChoice(params, 'setup_future_usage', ['off_session', 'on_session']) ?? null,
    shipping: null,
    source: null,
    statement_descriptor: text(params, 'statement_descriptor') ?? null,
    statement_descriptor_suffix: text(params, 'statement_descriptor_suffix') ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: text(params, 'transfer_group') ?? null,
  };
  const settled = confirm ? settlement(context, call, intent) : null;
  context.data.paymentIntents[id] = intent;
  emit(context, call, 'payment_intent.created', intent);
  return settled ? pay(context, call, intent, settled) : intent;
}

export function confirmPaymentIntent(context: StripeContext, call: Call): Stripe.PaymentIntent {
  allowOnly(call.params, [...CONFIRM_FIELDS, 'capture_method']);
  const intent = paymentIntentAt(context, call);
  if (!CONFIRMABLE.includes(intent.status)) {
    const reason =
      intent.status === 'succeeded'
        ? 'it has already succeeded after being previously confirmed'
        : `it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action`;
    throw unexpectedState(intent, `You cannot confirm this PaymentIntent because ${reason}.`);
  }
  return pay(context, call, intent, settlement(context, call, intent));
}

export function retrievePaymentIntent(context: StripeContext, call: Call): Stripe.PaymentIntent {
  return paymentIntentAt(context, call);
}

export function updatePaymentIntent(context: StripeContext, call: Call): Stripe.PaymentIntent {
  allowOnly(call.params, FIELDS);
  const intent = paymentIntentAt(context, call);
  const changesMoney = ['amount', 'currency', 'payment_method', 'customer'].some(
    (name) => name in call.params,
  );
  if (changesMoney && !CONFIRMABLE.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `This PaymentIntent could not be updated because it has a status of ${intent.status}.`,
    );
  }
  const amount = integer(call.params, 'amount');
  if (amount !== undefined) {
    checkAmount(amount, intent.currency);
    intent.amount = amount;
  }
  intent.customer = customerParam(context, call) ?? intent.customer;
  const methodId = text(call.params, 'payment_method');
  if (methodId) {
    intent.payment_method = findPaymentMethod(context, methodId).id;
    intent.status = 'requires_confirmation';
  }
  intent.description = text(call.params, 'description') ?? intent.description;
  intent.metadata = mergeMetadata(intent.metadata, call.params);
  return intent;
}

export function listPaymentIntents(context: StripeContext, call: Call) {
  allowOnly(call.params, [...LIST_PARAMS, 'customer']);
  for (const intent of Object.values(context.data.paymentIntents)) expireAuthorization(context, intent);
  const customer = text(call.params, 'customer');
  const intents = Object.values(context.data.paymentIntents).filter(
    (intent) => !customer || intent.customer === customer,
  );
  return listPage(intents, call.params, '/v1/payment_intents');
}

/** Reads how to pay and checks it before anything is changed. */
function settlement(context: StripeContext, call: Call, intent: Stripe.PaymentIntent) {
  const { method: given, useSdk } = readConfirmation(context, call);
  const returnUrl = checkReturnUrl(text(call.params, 'return_url'));
  const method =
    given ?? (intent.payment_method ? findPaymentMethod(context, toId(intent.payment_method) ?? '') : null);
  if (!method) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }
  checkUsable(context, method, toId(intent.customer));
  if (
    intent.automatic_payment_methods?.allow_redirects === 'always' &&
    !returnUrl &&
    !useSdk &&
    !call.fromBrowser
  ) {
    throw returnUrlMissing('PaymentIntent');
  }
  const offSession = text(call.params, 'off_session');
  return {
    method,
    returnUrl,
    useSdk,
    offSession: offSession !== undefined && offSession !== 'false',
    errorOnAction: flag(call.params, 'error_on_requires_action') === true,
  };
}

function checkAmount(amount: number, currency: string): void {
  const [minimum, sign] = currency === 'jpy' ? [50, '¥'] : [50, ''];
  if (amount < minimum) {
    throw invalidRequest(`Amount must be at least ${sign}${minimum} ${currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > MAX_AMOUNT) {
    throw invalidRequest(`Amount must be no more than ${sign}${MAX_AMOUNT.toLocaleString('en-US')}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
}
