import type Stripe from 'stripe';
import type { CardsPort } from './cards-port.ts';
import type { Dispute, Evidence } from './dispute.ts';
import type { Call } from './stripe-call.ts';
import { asFailure } from './stripe-failure.ts';

type DisputeMethods = Pick<CardsPort, 'retrieveDispute' | 'listDisputes' | 'sendEvidence'>;

const expandPayment = { expand: ['payment_intent'] };

/** Disputes on Stripe. Yen has no minor unit. */
export function disputeMethods(stripe: Stripe, call: Call): DisputeMethods {
  return {
    async retrieveDispute(disputeId) {
      const result = await call(async () =>
        toDispute(await stripe.disputes.retrieve(disputeId, expandPayment)),
      );
      if (result.kind === 'answer')
        return result.value === null ? { kind: 'absent' } : { kind: 'found', dispute: result.value };
      if (result.kind === 'absent' || result.kind === 'unavailable' || result.kind === 'unknown')
        return result;
      // A refused reading tells nothing about the dispute.
      return { ...asFailure(result), kind: 'unknown' };
    },

    async listDisputes(filter) {
      const wanted =
        'from' in filter
          ? { created: { gte: Math.floor(filter.from.getTime() / 1000) } }
          : { payment_intent: filter.paymentIntentId };
      const result = await call(async () => {
        const disputes: Dispute[] = [];
        for await (const each of stripe.disputes.list({
          ...wanted,
          limit: 100,
          expand: ['data.payment_intent'],
        })) {
          const dispute = toDispute(each);
          if (dispute) disputes.push(dispute);
        }
        return disputes;
      });
      if (result.kind === 'answer') return { kind: 'found', disputes: result.value };
      if (result.kind === 'unavailable' || result.kind === 'unknown') return result;
      return { ...asFailure(result), kind: 'unknown' };
    },

    async sendEvidence(disputeId, evidence) {
      // A second upload of the same paper does no harm; a key would not fit, as a paper made again differs.
      const upload = await call(() =>
        stripe.files.create({
          purpose: 'dispute_evidence',
          file: { data: evidence.file.body, name: evidence.file.name, type: 'application/pdf' },
        }),
      );
      if (upload.kind !== 'answer') return asFailure(upload);
      const fileId = upload.value.id;
      const sent = await call(() =>
        stripe.disputes.update(disputeId, {
          ...expandPayment,
          evidence: toEvidence(evidence, fileId),
          submit: true,
        }),
      );
      const dispute = sent.kind === 'answer' ? toDispute(sent.value) : null;
      return dispute ? { kind: 'done', dispute } : asFailure(sent);
    },
  };
}

function toEvidence(
  { customerName, customerEmail, customerIp, productDescription, serviceDate, policyDisclosure }: Evidence,
  fileId: string,
): Stripe.DisputeUpdateParams.Evidence {
  return {
    customer_name: customerName,
    customer_email_address: customerEmail,
    ...(customerIp === null ? {} : { customer_purchase_ip: customerIp }),
    product_description: productDescription,
    service_date: serviceDate,
    service_documentation: fileId,
    cancellation_policy_disclosure: policyDisclosure,
  };
}

/** `payment_intent` must be expanded, or there is none. Null without one: no payment of ours is made otherwise. */
function toDispute(dispute: Stripe.Dispute): Dispute | null {
  const { payment_intent: intent, balance_transactions: movements, evidence_details: details } = dispute;
  if (intent === null || typeof intent === 'string') return null;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const amounts = movements.map(({ amount }) => amount);
  return {
    disputeId: dispute.id,
    paymentIntentId: intent.id,
    attemptId: intent.metadata.attempt_id ?? null,
    environment: intent.metadata.environment ?? null,
    amount: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    status: dispute.status,
    answerBy: details.due_by === null ? null : new Date(details.due_by * 1000),
    submissions: details.submission_count,
    withdrawn: -sum(amounts.filter((amount) => amount < 0)),
    reinstated: sum(amounts.filter((amount) => amount > 0)),
    fee: sum(movements.map(({ fee }) => fee)),
    openedAt: new Date(dispute.created * 1000),
  };
}
