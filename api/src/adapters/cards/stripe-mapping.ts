import type Stripe from 'stripe';
import type {
  CardProblem,
  CardSetup,
  Payment,
  PaymentStatus,
  PaymentTrace,
  StoredCard,
} from './cards-port.ts';

const toId = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/**
 * `latest_charge` must be expanded, or amountRefunded is 0 and captureBefore null. What a partial capture or a
 * cancellation released is not in `amount_refunded`: the API version that the SDK pins counts real refunds alone.
 */
export function toPayment(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    paymentIntentId: intent.id,
    status: toPaymentStatus(intent.status),
    amount: intent.amount,
    amountCapturable: intent.amount_capturable,
    amountReceived: intent.amount_received,
    amountRefunded: charge?.amount_refunded ?? 0,
    attemptId: intent.metadata.attempt_id ?? null,
    trace: toTrace(intent.metadata),
    customerId: toId(intent.customer),
    createdAt: new Date(intent.created * 1000),
    captureBefore: getDeadline(charge),
  };
}

function toTrace({
  environment,
  supplier_reference: reference,
  sealed_contact: sealedContact,
}: Stripe.Metadata): PaymentTrace | null {
  return environment && reference && sealedContact ? { environment, reference, sealedContact } : null;
}

function getDeadline(charge: Stripe.Charge | null): Date | null {
  const seconds = charge?.payment_method_details?.card?.capture_before;
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null;
}

/** `payment_method` must be expanded, or the card is null. */
export function toCardSetup(intent: Stripe.SetupIntent): CardSetup {
  const problem = intent.last_setup_error === null ? null : toProblem(intent.last_setup_error);
  const failed =
    intent.status === 'canceled' || (intent.status === 'requires_payment_method' && problem !== null);
  return {
    setupIntentId: intent.id,
    status: intent.status === 'succeeded' ? 'succeeded' : failed ? 'failed' : 'pending',
    customerId: toId(intent.customer),
    card: typeof intent.payment_method === 'object' ? toStoredCard(intent.payment_method) : null,
    problem,
  };
}

export function toStoredCard(method: Stripe.PaymentMethod | null): StoredCard | null {
  if (method?.card === undefined || method.card === null) return null;
  return {
    paymentMethodId: method.id,
    brand: method.card.brand,
    last4: method.card.last4,
    expYear: method.card.exp_year,
    expMonth: method.card.exp_month,
  };
}

export function toProblem(error: { code?: string; decline_code?: string; type: string }): CardProblem {
  return { code: error.code ?? null, declineCode: error.decline_code ?? null, errorType: error.type };
}

const statuses: readonly PaymentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
];

/** A status of a later API version says nothing that we can act on: it is still moving. */
function toPaymentStatus(status: string): PaymentStatus {
  return statuses.find((known) => known === status) ?? 'processing';
}
