import type Stripe from 'stripe';
import { type Call, type StripeContext, emit, timestamp } from './context.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import { getCardFacts } from './payment-methods.ts';
import { testCard } from './test-cards.ts';

/** The bank's time limit differs by network, from a week to three. */
const ANSWER_SECONDS = 7 * 24 * 60 * 60;
/** Ours: what a dispute costs the merchant, in yen. */
const FEE = 1_500;

export interface DisputeOrder {
  reason: string;
  /** The bank asks before it takes money back. */
  isInquiry?: boolean;
  /** By default what was collected and not refunded. */
  amount?: number;
}

/** The cardholder disputes a charge at the bank, which takes the money back at once unless it only asks. */
export function openDispute(
  context: StripeContext,
  call: Call | null,
  charge: Stripe.Charge,
  order: DisputeOrder,
): Stripe.Dispute {
  const now = timestamp(context);
  const brand = charge.payment_method_details?.card?.brand ?? 'visa';
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: order.amount ?? charge.amount_captured - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: now + ANSWER_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: order.isInquiry === true,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand,
        case_type: order.isInquiry ? 'inquiry' : 'chargeback',
        network: brand,
        network_reason_code: order.reason === 'fraudulent' ? '10.4' : '13.1',
      },
      type: 'card',
    },
    reason: order.reason,
    status: order.isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  context.data.disputes[dispute.id] = dispute;
  charge.disputed = true;
  emit(context, call, 'charge.dispute.created', dispute);
  if (!order.isInquiry) withdraw(context, call, dispute);
  return dispute;
}

/** Some test cards are disputed as soon as money was collected from them. */
export function disputeByTestCard(context: StripeContext, call: Call | null, charge: Stripe.Charge): void {
  const order = testCard(getCardFacts(context, charge.payment_method ?? '').testCard).dispute;
  if (order) openDispute(context, call, charge, order);
}

/** The bank decides. An inquiry that is won ends without any movement of money. */
export function closeDispute(
  context: StripeContext,
  call: Call | null,
  dispute: Stripe.Dispute,
  outcome: 'won' | 'lost',
): void {
  if (outcome === 'lost' && isInquiry(dispute)) escalateInquiry(context, call, dispute);
  const wasInquiry = isInquiry(dispute);
  dispute.status = wasInquiry ? 'warning_closed' : outcome;
  dispute.is_charge_refundable = outcome === 'won';
  if (outcome === 'won' && !wasInquiry) {
    dispute.balance_transactions.push(movement(context, dispute, dispute.amount, 0));
    emit(context, call, 'charge.dispute.funds_reinstated', dispute);
  }
  emit(context, call, 'charge.dispute.closed', dispute);
}

/** The bank is not content with the answer to an inquiry: the money is gone, and a new time limit begins. */
export function escalateInquiry(context: StripeContext, call: Call | null, dispute: Stripe.Dispute): void {
  dispute.status = 'needs_response';
  dispute.is_charge_refundable = false;
  dispute.evidence_details.due_by = timestamp(context) + ANSWER_SECONDS;
  if (dispute.payment_method_details?.card) dispute.payment_method_details.card.case_type = 'chargeback';
  emit(context, call, 'charge.dispute.updated', dispute);
  withdraw(context, call, dispute);
}

/** Disputes that nobody has answered in time are lost; whether there was any. */
export function expireDisputes(context: StripeContext): boolean {
  const late = Object.values(context.data.disputes).filter(
    ({ status, evidence_details: { due_by } }) =>
      status === 'needs_response' && due_by !== null && due_by < timestamp(context),
  );
  for (const dispute of late) {
    dispute.evidence_details.past_due = true;
    closeDispute(context, null, dispute, 'lost');
  }
  return late.length > 0;
}

/** What the bank has taken back can't be refunded as well. */
export function assertNotDisputed(context: StripeContext, charge: Stripe.Charge): void {
  const disputes = Object.values(context.data.disputes).filter((dispute) => dispute.charge === charge.id);
  if (disputes.every(({ is_charge_refundable: isRefundable }) => isRefundable)) return;
  throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  });
}

/** A refund of all of it is what the bank asks for. */
export function endInquiries(context: StripeContext, call: Call, charge: Stripe.Charge): void {
  if (!charge.refunded) return;
  for (const dispute of Object.values(context.data.disputes)) {
    if (dispute.charge === charge.id && isInquiry(dispute) && dispute.status !== 'warning_closed')
      closeDispute(context, call, dispute, 'won');
  }
}

export function isInquiry({ status }: Stripe.Dispute): boolean {
  return status.startsWith('warning_');
}

function withdraw(context: StripeContext, call: Call | null, dispute: Stripe.Dispute): void {
  dispute.balance_transactions.push(movement(context, dispute, -dispute.amount, FEE));
  emit(context, call, 'charge.dispute.funds_withdrawn', dispute);
}

function movement(
  context: StripeContext,
  dispute: Stripe.Dispute,
  amount: number,
  fee: number,
): Stripe.BalanceTransaction {
  const { charge, currency } = dispute;
  const description = `Chargeback ${amount < 0 ? 'withdrawal' : 'reversal'} for ${String(charge)}`;
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: timestamp(context),
    balance_type: 'payments',
    created: timestamp(context),
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Dispute fee', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
}

function noEvidence(): Stripe.Dispute.Evidence {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
}
