import type Stripe from 'stripe';
import { findCharge } from './charges.ts';
import { type Call, type StripeContext, emit } from './context.ts';
import { closeDispute, escalateInquiry, isInquiry } from './dispute-course.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { allowOnly, flag, hash, mergeMetadata, text } from './params.ts';

const TEXTS = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
] as const;
const FILES = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
] as const;
const MAX_TEXT = 150_000;
const NEED_ANSWER = ['needs_response', 'warning_needs_response'];

export function retrieveDispute(context: StripeContext, call: Call): Stripe.Dispute {
  const id = call.path.id ?? '';
  const dispute = context.data.disputes[id];
  if (!dispute) throw noSuch('dispute', id, 'id', true);
  return dispute;
}

export function listDisputes(context: StripeContext, call: Call) {
  allowOnly(call.params, [...LIST_PARAMS, 'charge', 'payment_intent']);
  const charge = text(call.params, 'charge');
  const intent = text(call.params, 'payment_intent');
  const disputes = Object.values(context.data.disputes).filter(
    (dispute) => (!charge || dispute.charge === charge) && (!intent || dispute.payment_intent === intent),
  );
  return listPage(disputes, call.params, '/v1/disputes');
}

/** Stages evidence, and sends it to the bank unless `submit` is false: that happens once. */
export function updateDispute(context: StripeContext, call: Call): Stripe.Dispute {
  const { params } = call;
  allowOnly(params, ['evidence', 'metadata', 'submit']);
  const dispute = retrieveDispute(context, call);
  const given = hash(params, 'evidence');
  const submits = flag(params, 'submit') ?? true;
  if ((given || submits) && !NEED_ANSWER.includes(dispute.status)) {
    throw invalidRequest(`This dispute takes no evidence any more: its status is ${dispute.status}.`);
  }
  const evidence = readEvidence(context, given ?? {});
  dispute.metadata = mergeMetadata(dispute.metadata, params);
  Object.assign(dispute.evidence, evidence);
  dispute.evidence_details.has_evidence = [...TEXTS, ...FILES].some(
    (name) => dispute.evidence[name] !== null,
  );
  if (submits) submit(context, call, dispute);
  else emit(context, call, 'charge.dispute.updated', dispute);
  return dispute;
}

/** The merchant accepts the dispute, which is lost by it. */
export function acceptDispute(context: StripeContext, call: Call): Stripe.Dispute {
  allowOnly(call.params, []);
  const dispute = retrieveDispute(context, call);
  if (!NEED_ANSWER.includes(dispute.status)) {
    throw invalidRequest(`This dispute can't be closed: its status is ${dispute.status}.`);
  }
  closeDispute(context, call, dispute, 'lost');
  return dispute;
}

/** The charge behind a payment that can be disputed; throws where nothing was collected. */
export function findDisputableCharge(context: StripeContext, paymentIntentId: string): Stripe.Charge {
  const intent = context.data.paymentIntents[paymentIntentId];
  if (!intent) throw noSuch('payment_intent', paymentIntentId, 'payment_intent');
  const charge = findCharge(context, intent);
  if (!charge?.captured) throw invalidRequest('Only what was collected can be disputed.');
  return charge;
}

function submit(context: StripeContext, call: Call, dispute: Stripe.Dispute): void {
  dispute.status = isInquiry(dispute) ? 'warning_under_review' : 'under_review';
  dispute.evidence_details.submission_count += 1;
  dispute.evidence_details.submission_method = 'manual';
  emit(context, call, 'charge.dispute.updated', dispute);
  // Words by which the test mode knows how the bank will decide.
  switch (dispute.evidence.uncategorized_text) {
    case 'winning_evidence':
      closeDispute(context, call, dispute, 'won');
      break;
    case 'losing_evidence':
      closeDispute(context, call, dispute, 'lost');
      break;
    case 'escalate_inquiry_evidence':
      if (isInquiry(dispute)) escalateInquiry(context, call, dispute);
      break;
  }
}

function readEvidence(context: StripeContext, given: NonNullable<ReturnType<typeof hash>>) {
  allowOnly(given, [...TEXTS, ...FILES]);
  const evidence: Record<string, string | null> = {};
  let length = 0;
  for (const name of TEXTS) {
    if (!(name in given)) continue;
    const value = text(given, name) ?? null;
    length += value?.length ?? 0;
    evidence[name] = value;
  }
  if (length > MAX_TEXT) throw invalidRequest(`Evidence has at most ${MAX_TEXT} characters.`);
  for (const name of FILES) {
    if (!(name in given)) continue;
    const id = text(given, name) ?? null;
    if (id !== null && context.data.files[id]?.purpose !== 'dispute_evidence') {
      throw noSuch('file upload', id, `evidence[${name}]`);
    }
    evidence[name] = id;
  }
  return evidence;
}
