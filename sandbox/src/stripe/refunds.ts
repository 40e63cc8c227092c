import type Stripe from 'stripe';
import { findCharge } from './charges.ts';
import { type Call, type StripeContext, emit, timestamp } from './context.ts';
import { assertNotDisputed, endInquiries } from './dispute-course.ts';
import { StripeApiError, invalidRequest, noSuch } from './errors.ts';
import { newId } from './ids.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { allowOnly, integer, mergeMetadata, missing, readChoice, text } from './params.ts';

export function createRefund(context: StripeContext, call: Call): Stripe.Refund {
  const { params } = call;
  allowOnly(params, ['payment_intent', 'charge', 'amount', 'reason', 'metadata']);
  const charge = chargeToRefund(context, call);
  assertNotDisputed(context, charge);
  const rest = charge.amount_captured - charge.amount_refunded;
  if (rest === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = integer(params, 'amount') ?? rest;
  if (amount < 1) {
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  }
  if (amount > rest) {
    throw invalidRequest(
      `Refund amount (${yen(amount)}) is greater than unrefunded amount on charge (${yen(rest)})`,
      {
        param: 'amount',
      },
    );
  }
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: timestamp(context),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: readChoice(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  context.data.refunds[refund.id] = refund;
  emit(context, call, 'refund.created', refund);
  emit(context, call, 'charge.refunded', charge);
  endInquiries(context, call, charge);
  return refund;
}

export function retrieveRefund(context: StripeContext, call: Call): Stripe.Refund {
  const refund = context.data.refunds[call.path.id ?? ''];
  if (!refund) throw noSuch('refund', call.path.id ?? '', 'id', true);
  return refund;
}

export function listRefunds(context: StripeContext, call: Call) {
  allowOnly(call.params, [...LIST_PARAMS, 'charge', 'payment_intent']);
  const charge = text(call.params, 'charge');
  const intent = text(call.params, 'payment_intent');
  const refunds = Object.values(context.data.refunds).filter(
    (refund) => (!charge || refund.charge === charge) && (!intent || refund.payment_intent === intent),
  );
  return listPage(refunds, call.params, '/v1/refunds');
}

function chargeToRefund(context: StripeContext, call: Call): Stripe.Charge {
  const intentId = text(call.params, 'payment_intent');
  const chargeId = text(call.params, 'charge');
  if (intentId) {
    const intent = context.data.paymentIntents[intentId];
    if (!intent) throw noSuch('payment_intent', intentId, 'payment_intent');
    const charge = findCharge(context, intent);
    if (intent.status === 'succeeded' && charge) return charge;
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      payment_intent: intent,
    });
  }
  if (!chargeId) throw missing('charge');
  const charge = context.data.charges[chargeId];
  if (!charge) throw noSuch('charge', chargeId, 'charge');
  if (charge.status !== 'succeeded' || !charge.captured) {
    throw invalidRequest(`Charge ${chargeId} is not refundable.`, { code: 'charge_not_refundable' });
  }
  return charge;
}

function yen(amount: number): string {
  return `¥${amount.toLocaleString('en-US')}`;
}
