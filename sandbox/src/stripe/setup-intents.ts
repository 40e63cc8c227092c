import type Stripe from 'stripe';
import { checkReturnUrl, dropChallenges, openChallenge } from './challenges.ts';
import { type Call, type StripeContext, emit, timestamp } from './context.ts';
import { customerParam } from './customers.ts';
import { StripeApiError, invalidRequest, noSuch } from './errors.ts';
import { toId, newClientSecret, newId } from './ids.ts';
import { allowedTypes, checkClientSecret, readConfirmation } from './intents.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { allowOnly, flag, hash, mergeMetadata, readChoice, text } from './params.ts';
import { attach, checkUsable, declined, getCardFacts, findPaymentMethod } from './payment-methods.ts';
import { type Decline, needsChallenge, testCard } from './test-cards.ts';

export const SETUP_AUTHENTICATION_FAILURE =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

const FIELDS = [
  'customer',
  'description',
  'metadata',
  'payment_method',
  'allowed_payment_method_types',
  'payment_method_options',
  'usage',
  'automatic_payment_methods',
] as const;
const CONFIRM_FIELDS = [
  'payment_method',
  'payment_method_data',
  'return_url',
  'use_stripe_sdk',
  'mandate_data',
  'payment_method_options',
  'client_secret',
  'expected_payment_method_type',
] as const;

export function createSetupIntent(context: StripeContext, call: Call): Stripe.SetupIntent {
  const { params } = call;
  allowOnly(params, [...FIELDS, ...CONFIRM_FIELDS, 'confirm', 'single_use', 'attach_to_self']);
  const confirm = flag(params, 'confirm') === true;
  if (!confirm && text(params, 'return_url')) {
    throw invalidRequest(
      'The parameter `return_url` cannot be passed when creating a SetupIntent unless `confirm` is set to true.',
      { param: 'return_url' },
    );
  }
  const types = allowedTypes(params);
  const automatic = hash(params, 'automatic_payment_methods');
  const id = newId('seti');
  const methodId = text(params, 'payment_method');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: types,
    application: null,
    automatic_payment_methods: {
      enabled: true,
      allow_redirects:
        readChoice(automatic ?? {}, 'allow_redirects', ['always', 'never']) ?? (types ? 'never' : 'always'),
    },
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: timestamp(context),
    customer: customerParam(context, call),
    description: text(params, 'description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, params),
    next_action: null,
    on_behalf_of: null,
    payment_method: methodId ? findPaymentMethod(context, methodId).id : null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: threeDSecure(call) },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: readChoice(params, 'usage', ['off_session', 'on_session']) ?? 'off_session',
  };
  if (intent.payment_method) intent.status = 'requires_confirmation';
  context.data.setupIntents[id] = intent;
  emit(context, call, 'setup_intent.created', intent);
  return confirm ? confirmIntent(context, call, intent) : intent;
}

export function confirmSetupIntent(context: StripeContext, call: Call): Stripe.SetupIntent {
  allowOnly(call.params, CONFIRM_FIELDS);
  const intent = setupIntentAt(context, call);
  return confirmIntent(context, call, intent);
}

export function retrieveSetupIntent(context: StripeContext, call: Call): Stripe.SetupIntent {
  return setupIntentAt(context, call);
}

export function updateSetupIntent(context: StripeContext, call: Call): Stripe.SetupIntent {
  allowOnly(call.params, ['customer', 'description', 'metadata', 'payment_method']);
  const intent = setupIntentAt(context, call);
  intent.customer = customerParam(context, call) ?? intent.customer;
  intent.description = text(call.params, 'description') ?? intent.description;
  intent.metadata = mergeMetadata(intent.metadata ?? {}, call.params);
  const methodId = text(call.params, 'payment_method');
  if (methodId) {
    intent.payment_method = findPaymentMethod(context, methodId).id;
    if (intent.status === 'requires_payment_method') intent.status = 'requires_confirmation';
  }
  return intent;
}

export function cancelSetupIntent(context: StripeContext, call: Call): Stripe.SetupIntent {
  allowOnly(call.params, ['cancellation_reason']);
  const intent = setupIntentAt(context, call);
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
    );
  }
  dropChallenges(context, intent.id);
  intent.status = 'canceled';
  intent.next_action = null;
  intent.cancellation_reason =
    readChoice(call.params, 'cancellation_reason', ['abandoned', 'duplicate', 'requested_by_customer']) ??
    null;
  emit(context, call, 'setup_intent.canceled', intent);
  return intent;
}

export function listSetupIntents(context: StripeContext, call: Call) {
  allowOnly(call.params, [...LIST_PARAMS, 'customer', 'payment_method']);
  const { customer, payment_method: method } = call.params;
  const intents = Object.values(context.data.setupIntents).filter(
    (intent) => (!customer || intent.customer === customer) && (!method || intent.payment_method === method),
  );
  return listPage(intents, call.params, '/v1/setup_intents');
}

/** Continues after the card holder answered the 3-D Secure question. */
export function finishSetupChallenge(
  context: StripeContext,
  intent: Stripe.SetupIntent,
  authenticated: boolean,
): void {
  const methodId = toId(intent.payment_method) ?? '';
  intent.next_action = null;
  const declineAfter = testCard(getCardFacts(context, methodId).testCard).declineAfterAuthentication;
  if (authenticated && !declineAfter) return succeed(context, null, intent, methodId);
  const error = declineAfter && authenticated ? declined(declineAfter) : authenticationFailure();
  fail(context, null, intent, methodId, error);
}

function confirmIntent(context: StripeContext, call: Call, intent: Stripe.SetupIntent): Stripe.SetupIntent {
  const { method, useSdk } = readConfirmation(context, call);
  const returnUrl = checkReturnUrl(text(call.params, 'return_url'));
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot confirm this SetupIntent because it has already ${intent.status}.`,
    );
  }
  if (
    intent.automatic_payment_methods?.allow_redirects === 'always' &&
    !returnUrl &&
    !useSdk &&
    !call.fromBrowser
  ) {
    throw returnUrlMissing('SetupIntent');
  }
  const used =
    method ?? (intent.payment_method ? findPaymentMethod(context, toId(intent.payment_method) ?? '') : null);
  if (!used) {
    throw unexpectedState(
      intent,
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then try again.",
    );
  }
  checkUsable(context, used, toId(intent.customer));
  intent.payment_method = used.id;
  const facts = getCardFacts(context, used.id);
  const card = testCard(facts.testCard);
  if (card.attachDecline) return refuse(context, call, intent, used, card.attachDecline);
  threeDSecure(call);
  // An account in Japan: Stripe asks for 3-D Secure whenever a card is saved.
  if (!needsChallenge(card, { offSession: false, setUp: facts.setUp, requested: true })) {
    succeed(context, call, intent, used.id);
    return intent;
  }
  if (card.authenticationError) return refuse(context, call, intent, used, card.authenticationError);
  intent.status = 'requires_action';
  intent.next_action = openChallenge(context, intent.id, {
    returnUrl,
    useSdk,
  }) as Stripe.SetupIntent.NextAction;
  emit(context, call, 'setup_intent.requires_action', intent);
  return intent;
}

function refuse(
  context: StripeContext,
  call: Call,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): never {
  fail(context, call, intent, method.id, declined(decline));
  throw declined(decline, { setup_intent: intent, payment_method: method });
}

function succeed(
  context: StripeContext,
  call: Call | null,
  intent: Stripe.SetupIntent,
  methodId: string,
): void {
  const method = findPaymentMethod(context, methodId);
  const customer = toId(intent.customer);
  if (customer) attach(context, call, method, customer);
  const facts = getCardFacts(context, methodId);
  facts.setUp = intent.usage === 'off_session';
  facts.spent = customer === null;
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.last_setup_error = null;
  emit(context, call, 'setup_intent.succeeded', intent);
}

function fail(
  context: StripeContext,
  call: Call | null,
  intent: Stripe.SetupIntent,
  methodId: string,
  error: StripeApiError,
): void {
  dropChallenges(context, intent.id);
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_setup_error = {
    ...error.body,
    payment_method: structuredClone(context.data.paymentMethods[methodId]),
  } as Stripe.SetupIntent.LastSetupError;
  emit(context, call, 'setup_intent.setup_failed', intent);
}

function setupIntentAt(context: StripeContext, call: Call): Stripe.SetupIntent {
  const id = call.path.id ?? '';
  const intent = context.data.setupIntents[id];
  if (!intent) throw noSuch('setupintent', id, 'intent', true);
  checkClientSecret(call, intent, 'setup_intent');
  return intent;
}

function threeDSecure(call: Call) {
  const card = hash(hash(call.params, 'payment_method_options') ?? {}, 'card') ?? {};
  return readChoice(card, 'request_three_d_secure', ['any', 'automatic', 'challenge']) ?? null;
}

function authenticationFailure(): StripeApiError {
  return invalidRequest(SETUP_AUTHENTICATION_FAILURE, { code: 'setup_intent_authentication_failure' });
}

function unexpectedState(intent: Stripe.SetupIntent, message: string): StripeApiError {
  return new StripeApiError(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message,
    setup_intent: intent,
  });
}

export function returnUrlMissing(object: 'SetupIntent' | 'PaymentIntent'): StripeApiError {
  return invalidRequest(
    `This ${object} is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a \`return_url\`. If you don't want to accept redirect-based payment methods, set \`automatic_payment_methods[enabled]\` to \`true\` and \`automatic_payment_methods[allow_redirects]\` to \`never\` when creating Setup Intents and Payment Intents.`,
  );
}
