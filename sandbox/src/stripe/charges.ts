import type Stripe from 'stripe';
import { type Call, type StripeContext, emit, timestamp } from './context.ts';
import { noSuch } from './errors.ts';
import { toId, newId } from './ids.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { allowOnly, text } from './params.ts';
import type { Decline } from './test-cards.ts';

const DAY = 24 * 60 * 60;

/** Makes the charge of a payment: authorized, or failed when `decline` is given. */
export function newCharge(
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  result: { decline: Decline | null; authenticated: boolean },
): Stripe.Charge {
  const { decline } = result;
  const capture = decline === null && intent.capture_method !== 'manual';
  const charge: Stripe.Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: capture ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: structuredClone(method.billing_details) as Stripe.Charge.BillingDetails,
    calculated_statement_descriptor: 'YADO',
    captured: capture,
    created: timestamp(context),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcome(decline),
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: buildCardDetails(context, intent, method, result), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
  context.data.charges[charge.id] = charge;
  return charge;
}

export function findCharge(context: StripeContext, intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return context.data.charges[toId(intent.latest_charge) ?? ''];
}

export function retrieveCharge(context: StripeContext, call: Call): Stripe.Charge {
  const charge = context.data.charges[call.path.id ?? ''];
  if (!charge) throw noSuch('charge', call.path.id ?? '', 'id', true);
  return charge;
}

export function listCharges(context: StripeContext, call: Call) {
  allowOnly(call.params, [...LIST_PARAMS, 'customer', 'payment_intent']);
  const customer = text(call.params, 'customer');
  const intent = text(call.params, 'payment_intent');
  const charges = Object.values(context.data.charges).filter(
    (charge) => (!customer || charge.customer === customer) && (!intent || charge.payment_intent === intent),
  );
  return listPage(charges, call.params, '/v1/charges');
}

/** Captures `amount` and releases the rest of the authorization, which is no refund (since API version 2025-03-31). */
export function captureCharge(
  context: StripeContext,
  call: Call | null,
  charge: Stripe.Charge,
  amount: number,
): void {
  charge.captured = true;
  charge.amount_captured = amount;
  if (charge.payment_method_details?.card) delete charge.payment_method_details.card.capture_before;
  emit(context, call, 'charge.captured', charge);
}

/** Gives an authorization back without taking money; without a call its time is up. */
export function releaseCharge(context: StripeContext, call: Call | null, charge: Stripe.Charge): void {
  if (charge.payment_method_details?.card) delete charge.payment_method_details.card.capture_before;
  if (call === null) emit(context, call, 'charge.expired', charge);
}

function outcome(decline: Decline | null): Stripe.Charge.Outcome {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: decline ? '05' : null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function buildCardDetails(
  context: StripeContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  result: { decline: Decline | null; authenticated: boolean },
): Stripe.Charge.PaymentMethodDetails.Card {
  const card = method.card;
  if (!card) throw new Error(`${method.id} has no card`);
  const details: Stripe.Charge.PaymentMethodDetails.Card = {
    amount_authorized: result.decline ? null : intent.amount,
    authorization_code: result.decline ? null : '123456',
    brand: card.brand,
    checks: structuredClone(card.checks),
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: result.authenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: newId('3dsid'),
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
  if (!result.decline && intent.capture_method === 'manual') {
    details.capture_before = timestamp(context) + holdDays(card.brand, intent.currency) * DAY;
  }
  return details;
}

/** Japanese accounts hold yen for 30 days; American Express and other currencies stay at 7. */
function holdDays(brand: string, currency: string): number {
  return currency === 'jpy' && ['visa', 'mastercard', 'jcb', 'diners', 'discover'].includes(brand) ? 30 : 7;
}
