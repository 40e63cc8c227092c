import type Stripe from 'stripe';
import { captureCharge, findCharge, releaseCharge } from './charges.ts';
import { dropChallenges } from './challenges.ts';
import { disputeByTestCard } from './dispute-course.ts';
import { type Call, type StripeContext, emit, timestamp } from './context.ts';
import { StripeApiError, invalidRequest, noSuch } from './errors.ts';
import { checkClientSecret } from './intents.ts';
import { allowOnly, integer, mergeMetadata, readChoice } from './params.ts';

const CANCELABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
];

export function capturePaymentIntent(context: StripeContext, call: Call): Stripe.PaymentIntent {
  allowOnly(call.params, [
    'amount_to_capture',
    'metadata',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'final_capture',
  ]);
  const intent = paymentIntentAt(context, call);
  const charge = findCharge(context, intent);
  if (intent.status !== 'requires_capture' || !charge) {
    throw unexpectedState(
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  }
  const amount = integer(call.params, 'amount_to_capture') ?? intent.amount_capturable;
  if (amount > intent.amount_capturable) {
    throw invalidRequest(
      'The requested capture amount is greater than the amount you can capture for this charge.',
      {
        code: 'amount_too_large',
        param: 'amount_to_capture',
      },
    );
  }
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount_to_capture',
    });
  captureCharge(context, call, charge, amount);
  intent.metadata = mergeMetadata(intent.metadata, call.params);
  intent.amount_capturable = 0;
  intent.amount_received = amount;
  intent.status = 'succeeded';
  emit(context, call, 'payment_intent.succeeded', intent);
  disputeByTestCard(context, call, charge);
  return intent;
}

export function cancelPaymentIntent(context: StripeContext, call: Call): Stripe.PaymentIntent {
  allowOnly(call.params, ['cancellation_reason']);
  const intent = paymentIntentAt(context, call);
  if (!CANCELABLE.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
    );
  }
  const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
  cancel(context, call, intent, readChoice(call.params, 'cancellation_reason', reasons) ?? null);
  return intent;
}

/** Cancels an authorization whose `capture_before` has passed, as the card network does by itself; whether it did. */
export function expireAuthorization(context: StripeContext, intent: Stripe.PaymentIntent): boolean {
  const before = findCharge(context, intent)?.payment_method_details?.card?.capture_before;
  if (intent.status !== 'requires_capture' || before === undefined || before > timestamp(context))
    return false;
  cancel(context, null, intent, 'automatic');
  return true;
}

/** The same for all; whether there was any. */
export function expireAuthorizations(context: StripeContext): boolean {
  const expired = Object.values(context.data.paymentIntents).filter((intent) =>
    expireAuthorization(context, intent),
  );
  return expired.length > 0;
}

function cancel(
  context: StripeContext,
  call: Call | null,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): void {
  const charge = findCharge(context, intent);
  if (intent.status === 'requires_capture' && charge) releaseCharge(context, call, charge);
  dropChallenges(context, intent.id);
  intent.status = 'canceled';
  intent.amount_capturable = 0;
  intent.next_action = null;
  intent.canceled_at = timestamp(context);
  intent.cancellation_reason = reason;
  emit(context, call, 'payment_intent.canceled', intent);
}

export function paymentIntentAt(context: StripeContext, call: Call): Stripe.PaymentIntent {
  const id = call.path.id ?? '';
  const intent = context.data.paymentIntents[id];
  if (!intent) throw noSuch('payment_intent', id, 'intent', true);
  checkClientSecret(call, intent, 'payment_intent');
  expireAuthorization(context, intent);
  return intent;
}

export function unexpectedState(intent: Stripe.PaymentIntent, message: string): StripeApiError {
  return new StripeApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}
