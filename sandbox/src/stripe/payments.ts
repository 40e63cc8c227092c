import type Stripe from 'stripe';
import { newCharge } from './charges.ts';
import { dropChallenges, openChallenge } from './challenges.ts';
import { type Call, type StripeContext, emit } from './context.ts';
import { disputeByTestCard } from './dispute-course.ts';
import { type StripeApiError, invalidRequest } from './errors.ts';
import { toId } from './ids.ts';
import { hash, readChoice } from './params.ts';
import { attach, declined, getCardFacts, findPaymentMethod } from './payment-methods.ts';
import { AUTHENTICATION_REQUIRED, type Decline, needsChallenge, testCard } from './test-cards.ts';

const AUTHENTICATION_FAILURE =
  'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.';

export type Settlement = {
  method: Stripe.PaymentMethod;
  returnUrl: string | null;
  useSdk: boolean;
  offSession: boolean;
  errorOnAction: boolean;
};

/** Tries to pay: succeeds, asks the card holder, or throws the decline after recording it. */
export function pay(
  context: StripeContext,
  call: Call,
  intent: Stripe.PaymentIntent,
  by: Settlement,
): Stripe.PaymentIntent {
  const { method } = by;
  intent.payment_method = method.id;
  const facts = getCardFacts(context, method.id);
  const card = testCard(facts.testCard);
  const asked = requestedThreeDSecure(call) ?? intent.payment_method_options?.card?.request_three_d_secure;
  const requested = asked === 'any' || asked === 'challenge';
  if (!needsChallenge(card, { offSession: by.offSession, setUp: facts.setUp, requested })) {
    return authorize(context, call, intent, method, false);
  }
  if (by.offSession || by.errorOnAction)
    return refuse(context, call, intent, method, AUTHENTICATION_REQUIRED);
  if (card.authenticationError) return refuse(context, call, intent, method, card.authenticationError);
  intent.status = 'requires_action';
  intent.next_action = openChallenge(context, intent.id, by) as Stripe.PaymentIntent.NextAction;
  emit(context, call, 'payment_intent.requires_action', intent);
  return intent;
}

/** Continues after the card holder answered the 3-D Secure question; a decline is left in the intent. */
export function finishPaymentChallenge(
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  authenticated: boolean,
): void {
  const method = findPaymentMethod(context, toId(intent.payment_method) ?? '');
  intent.next_action = null;
  if (!authenticated) {
    fail(
      context,
      null,
      intent,
      method,
      invalidRequest(AUTHENTICATION_FAILURE, { code: 'payment_intent_authentication_failure' }),
    );
    return;
  }
  const card = testCard(getCardFacts(context, method.id).testCard);
  const decline = card.declineAfterAuthentication ?? card.attachDecline ?? card.chargeDecline;
  if (decline) recordDecline(context, null, intent, method, decline);
  else authorize(context, null, intent, method, true);
}

export function requestedThreeDSecure(call: Call) {
  const card = hash(hash(call.params, 'payment_method_options') ?? {}, 'card') ?? {};
  return readChoice(card, 'request_three_d_secure', ['any', 'automatic', 'challenge']);
}

function authorize(
  context: StripeContext,
  call: Call | null,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
): Stripe.PaymentIntent {
  const facts = getCardFacts(context, method.id);
  const card = testCard(facts.testCard);
  const decline = card.attachDecline ?? card.chargeDecline;
  if (decline && call) return refuse(context, call, intent, method, decline);
  const charge = newCharge(context, intent, method, { decline: null, authenticated });
  intent.latest_charge = charge.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  const customer = toId(intent.customer);
  if (intent.setup_future_usage && customer) {
    attach(context, call, method, customer);
    facts.setUp ||= intent.setup_future_usage === 'off_session';
  }
  if (!method.customer) facts.spent = true;
  emit(context, call, 'charge.succeeded', charge);
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    emit(context, call, 'payment_intent.amount_capturable_updated', intent);
  } else {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    emit(context, call, 'payment_intent.succeeded', intent);
    disputeByTestCard(context, call, charge);
  }
  return intent;
}

function refuse(
  context: StripeContext,
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): never {
  throw recordDecline(context, call, intent, method, decline);
}

function recordDecline(
  context: StripeContext,
  call: Call | null,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): StripeApiError {
  const charge = newCharge(context, intent, method, { decline, authenticated: false });
  intent.latest_charge = charge.id;
  emit(context, call, 'charge.failed', charge);
  fail(context, call, intent, method, declined(decline, { charge: charge.id }));
  return declined(decline, {
    charge: charge.id,
    payment_intent: structuredClone(intent),
    payment_method: structuredClone(method),
  });
}

function fail(
  context: StripeContext,
  call: Call | null,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  error: StripeApiError,
): void {
  dropChallenges(context, intent.id);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    ...error.body,
    payment_method: structuredClone(method),
  } as Stripe.PaymentIntent.LastPaymentError;
  emit(context, call, 'payment_intent.payment_failed', intent);
}
