import type { ProbeResult } from '../probe/probe-result.ts';
import type { Dispute, Evidence } from './dispute.ts';

/** What the card provider said about a refusal, in its own codes; shown to people through the error catalog. */
export interface CardProblem {
  code: string | null;
  declineCode: string | null;
  errorType: string;
}

/** Nothing was done: the card or its issuer refused. Another card may be tried under another key. */
export type CardDeclined = { kind: 'declined'; paymentIntentId: string | null } & CardProblem;
/** Nothing was done: the issuer wants the cardholder to authenticate. */
export type CardActionRequired = { kind: 'requires_action'; paymentIntentId: string | null } & CardProblem;
/** Nothing was done: the provider does not accept the request itself (wrong state, missing object, key reused). */
export type CardRefused = { kind: 'refused' } & CardProblem;
/** Nothing was done: the provider never took the request (busy, or no connection). Safe to try later. */
export type CardUnavailable = { kind: 'unavailable' } & CardProblem;
/** Perhaps done: no usable answer. Read the provider's state, or repeat with the same key, before deciding. */
export type CardUnknown = { kind: 'unknown' } & CardProblem;
export type CardFailure = CardRefused | CardUnavailable | CardUnknown;

export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

/** What a payment carries so that the booking behind it is found even when our rows are lost. */
export interface PaymentTrace {
  /** Installation that made it: others may use the same account. */
  environment: string;
  /** The supplier knows the booking by it. */
  reference: string;
  /** Encrypted: whose contact it was is none of the provider's business. */
  sealedContact: string;
}

/** A payment as the provider holds it now; yen. */
export interface Payment {
  paymentIntentId: string;
  status: PaymentStatus;
  amount: number;
  amountCapturable: number;
  amountReceived: number;
  amountRefunded: number;
  attemptId: string | null;
  /** Null on payments of others, and of releases that did not write it. */
  trace: PaymentTrace | null;
  customerId: string | null;
  createdAt: Date;
  /** Held funds fall back to the card then; null when none are held. */
  captureBefore: Date | null;
}

export type AuthorizeResult =
  | { kind: 'authorized'; paymentIntentId: string; amount: number; captureBefore: Date | null }
  | CardDeclined
  | CardActionRequired
  | CardFailure;
export type ReadPaymentResult =
  | { kind: 'found'; payment: Payment }
  | { kind: 'absent' }
  | CardUnavailable
  | CardUnknown;
export type ListPaymentsResult = { kind: 'found'; payments: Payment[] } | CardUnavailable | CardUnknown;
export type ReadDisputeResult =
  | { kind: 'found'; dispute: Dispute }
  | { kind: 'absent' }
  | CardUnavailable
  | CardUnknown;
export type ListDisputesResult = { kind: 'found'; disputes: Dispute[] } | CardUnavailable | CardUnknown;
export type SendEvidenceResult = { kind: 'done'; dispute: Dispute } | CardFailure;
export type ChangePaymentResult = { kind: 'done'; payment: Payment } | CardFailure;
export type RefundCardResult = { kind: 'done'; refundId: string; amount: number } | CardFailure;

/** Also asks for each right by writing to what does not exist, which the provider keeps in its log as an error. */
export interface ThoroughProbe {
  /** Where the provider posts our events; null where it does so without an endpoint. */
  webhookPath: string | null;
}

/** A stored card; `brand` as the provider names it (visa, jcb, …). */
export interface StoredCard {
  paymentMethodId: string;
  brand: string;
  last4: string;
  expYear: number;
  expMonth: number;
}

export type SetupCardResult =
  | { kind: 'succeeded'; setupIntentId: string; card: StoredCard }
  | { kind: 'requires_action'; setupIntentId: string; redirectUrl: string }
  | CardDeclined
  | CardFailure;

/** A card registration as the provider holds it now. `problem` is set when the last try failed. */
export interface CardSetup {
  setupIntentId: string;
  status: 'succeeded' | 'pending' | 'failed';
  customerId: string | null;
  card: StoredCard | null;
  problem: CardProblem | null;
}
export type ReadSetupResult =
  | { kind: 'found'; setup: CardSetup }
  | { kind: 'absent' }
  | CardUnavailable
  | CardUnknown;

/**
 * The card provider. No method throws for what the provider answers: every answer is a typed outcome.
 * `key` is an idempotency key derived from the attempt, never from the try: the same key never moves money twice.
 * Amounts are whole yen.
 */
export interface CardsPort {
  /** Whether it can be used with what we have for it. Changes nothing, never throws. */
  probe(options?: { timeoutMs?: number; thorough?: ThoroughProbe | null }): Promise<ProbeResult>;
  /** The provider's customer of a branch: the existing one, or a new one (the same one when repeated). */
  ensureCustomer(
    branchId: string,
    existing: string | null,
  ): Promise<{ kind: 'done'; customerId: string } | CardFailure>;
  /** Reserves an amount on a stored card without the cardholder present; nothing is collected until `capture`. */
  authorize(input: {
    key: string;
    customerId: string;
    paymentMethodId: string;
    amount: number;
    attemptId: string;
    fundingTry: number;
    /** Under the same key always the same. */
    trace: PaymentTrace;
  }): Promise<AuthorizeResult>;
  retrieve(paymentIntentId: string): Promise<ReadPaymentResult>;
  /** The payment that one try made for an attempt, when its answer was lost: of the customer's payments from `since` on. */
  findByAttempt(input: {
    attemptId: string;
    fundingTry: number;
    customerId: string;
    since: Date;
  }): Promise<ReadPaymentResult>;
  /** Every payment made in a span of time (`from` included, `to` not), also those not made by us. */
  listPayments(from: Date, to: Date): Promise<ListPaymentsResult>;
  /** Collects the reservation, or a part of it; what is not collected is released. */
  capture(paymentIntentId: string, key: string, amount?: number): Promise<ChangePaymentResult>;
  /** Releases the reservation. Done also when it was released before. */
  cancelAuthorization(paymentIntentId: string, key: string): Promise<ChangePaymentResult>;
  refund(paymentIntentId: string, amount: number, key: string): Promise<RefundCardResult>;
  retrieveDispute(disputeId: string): Promise<ReadDisputeResult>;
  /** The disputes of one payment, or all that were opened from an instant on, also of payments not made by us. */
  listDisputes(filter: { paymentIntentId: string } | { from: Date }): Promise<ListDisputesResult>;
  /** Sends evidence to the cardholder's bank, which takes it once. */
  sendEvidence(disputeId: string, evidence: Evidence): Promise<SendEvidenceResult>;
  /** Starts registering a card for later payments; may need the cardholder at `redirectUrl`. */
  setupCard(input: {
    key: string;
    customerId: string;
    paymentMethodId: string;
    returnUrl: string;
  }): Promise<SetupCardResult>;
  retrieveSetup(setupIntentId: string): Promise<ReadSetupResult>;
  /** Forgets a stored card. Done also when it was forgotten before. */
  detachCard(paymentMethodId: string): Promise<{ kind: 'done' } | CardFailure>;
}
