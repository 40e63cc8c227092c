import { isLiveKey } from '../../config/production/setting-predicates.ts';
import Stripe from 'stripe';
import type {
  AuthorizeResult,
  CardsPort,
  ChangePaymentResult,
  Payment,
  ReadPaymentResult,
} from './cards-port.ts';
import { CARD_API_VERSION } from './card-api-version.ts';
import { CARD_LIMITS, type CardLimits } from './card-limits.ts';
import { RetryBudget } from '../guard/retry-budget.ts';
import { type OnRefusal, PROBE_MS } from '../probe/probe-result.ts';
import { probeStripe } from './probe-stripe.ts';
import { setupMethods } from './stripe-card-setup.ts';
import { disputeMethods } from './stripe-disputes.ts';
import { type Call, type CallResult, type Confirm, type RetryPolicy, stripeCall } from './stripe-call.ts';
import { asFailure } from './stripe-failure.ts';
import { toPayment, toProblem } from './stripe-mapping.ts';

export interface StripeConfig {
  apiBase: string;
  secretKey: string;
  limits?: Partial<CardLimits>;
  retry?: Pick<RetryPolicy, 'attempts' | 'baseDelayMs'>;
  /** By default the system's. */
  clock?: () => Date;
  onRefusal?: OnRefusal;
}

const defaultRetry = { attempts: 3, baseDelayMs: 300 };
const expandCharge = { expand: ['latest_charge'] };

/** CardsPort on Stripe: payment intents with manual capture, set-up intents for stored cards. Yen has no minor unit. */
export function createStripeCards(config: StripeConfig): CardsPort {
  const base = new URL(config.apiBase);
  const limits = { ...CARD_LIMITS, ...config.limits };
  const stripe = new Stripe(config.secretKey, {
    apiVersion: CARD_API_VERSION,
    host: base.hostname,
    port: base.port === '' ? undefined : Number(base.port),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
    // Own retries: the outcome must tell "nothing done" from "perhaps done".
    maxNetworkRetries: 0,
    timeout: limits.tryMs,
  });
  const retry = { ...(config.retry ?? defaultRetry), callMs: limits.callMs, retries: new RetryBudget() };
  const call: Call = (request) => stripeCall(retry, () => request(), config.onRefusal);
  const confirm: Confirm = (key, request) =>
    stripeCall(
      retry,
      (leftMs) => request({ idempotencyKey: key, timeout: Math.min(limits.confirmMs, leftMs) }),
      config.onRefusal,
    );
  const now = () => (config.clock?.() ?? new Date()).getTime();
  const mode = isLiveKey(config.secretKey) ? 'live' : 'test';

  const retrieve = async (paymentIntentId: string): Promise<ReadPaymentResult> =>
    asRead(
      await call(async () => toPayment(await stripe.paymentIntents.retrieve(paymentIntentId, expandCharge))),
    );

  /** Repeating a change that already happened is refused by Stripe; what counts is the state it led to. */
  const change = async (
    paymentIntentId: string,
    request: () => Promise<Stripe.PaymentIntent>,
    happened: (payment: { status: string; amountReceived: number }) => boolean,
  ): Promise<ChangePaymentResult> => {
    const result = await call(async () => toPayment(await request()));
    if (result.kind === 'answer') return { kind: 'done', payment: result.value };
    if (result.kind === 'refused' && result.code === 'payment_intent_unexpected_state') {
      const now = await retrieve(paymentIntentId);
      if (now.kind === 'found' && happened(now.payment)) return { kind: 'done', payment: now.payment };
    }
    return asFailure(result);
  };

  return {
    ...setupMethods(stripe, { call, confirm }),
    ...disputeMethods(stripe, call),

    probe: ({ timeoutMs = PROBE_MS, thorough = null } = {}) =>
      probeStripe(stripe, mode, { timeoutMs, thorough, now }),

    async authorize({ key, customerId, paymentMethodId, amount, attemptId, fundingTry, trace }) {
      const result = await confirm(key, (options) =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: 'jpy',
            customer: customerId,
            payment_method: paymentMethodId,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            capture_method: 'manual',
            confirm: true,
            off_session: true,
            metadata: {
              attempt_id: attemptId,
              funding_try: String(fundingTry),
              environment: trace.environment,
              supplier_reference: trace.reference,
              sealed_contact: trace.sealedContact,
            },
            ...expandCharge,
          },
          options,
        ),
      );
      if (result.kind === 'answer') return toAuthorizeOutcome(result.value);
      return result.kind === 'declined' || result.kind === 'requires_action' ? result : asFailure(result);
    },

    retrieve,

    async findByAttempt({ attemptId, fundingTry, customerId, since }) {
      const result = await call(async () => {
        const listing = stripe.paymentIntents.list({
          customer: customerId,
          // The provider's clock may be a little behind ours.
          created: { gte: Math.floor(since.getTime() / 1000) - 60 },
          limit: 100,
          expand: ['data.latest_charge'],
        });
        for await (const intent of listing) {
          const { attempt_id, funding_try } = intent.metadata;
          if (attempt_id === attemptId && funding_try === String(fundingTry)) return toPayment(intent);
        }
        return null;
      });
      if (result.kind === 'answer' && result.value === null) return { kind: 'absent' };
      return asRead(result);
    },

    async listPayments(from, to) {
      const seconds = (instant: Date) => Math.ceil(instant.getTime() / 1000);
      const result = await call(async () => {
        const payments: Payment[] = [];
        const created = { gte: seconds(from), lt: seconds(to) };
        const listing = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] });
        for await (const intent of listing) payments.push(toPayment(intent));
        return payments;
      });
      if (result.kind === 'answer') return { kind: 'found', payments: result.value };
      if (result.kind === 'unavailable' || result.kind === 'unknown') return result;
      return { ...asFailure(result), kind: 'unknown' };
    },

    capture(paymentIntentId, key, amount) {
      return change(
        paymentIntentId,
        () =>
          stripe.paymentIntents.capture(
            paymentIntentId,
            { ...expandCharge, ...(amount === undefined ? {} : { amount_to_capture: amount }) },
            { idempotencyKey: key },
          ),
        (payment) =>
          payment.status === 'succeeded' && (amount === undefined || payment.amountReceived === amount),
      );
    },

    cancelAuthorization(paymentIntentId, key) {
      return change(
        paymentIntentId,
        () => stripe.paymentIntents.cancel(paymentIntentId, expandCharge, { idempotencyKey: key }),
        (payment) => payment.status === 'canceled',
      );
    },

    async refund(paymentIntentId, amount, key) {
      const result = await call(() =>
        stripe.refunds.create({ payment_intent: paymentIntentId, amount }, { idempotencyKey: key }),
      );
      if (result.kind === 'answer')
        return { kind: 'done', refundId: result.value.id, amount: result.value.amount };
      return asFailure(result);
    },
  };
}

function toAuthorizeOutcome(intent: Stripe.PaymentIntent): AuthorizeResult {
  const paymentIntentId = intent.id;
  if (intent.status === 'requires_capture')
    return {
      kind: 'authorized',
      paymentIntentId,
      amount: intent.amount,
      captureBefore: toPayment(intent).captureBefore,
    };
  const problem = toProblem(intent.last_payment_error ?? { type: 'api_error' });
  if (intent.status === 'requires_action') return { kind: 'requires_action', paymentIntentId, ...problem };
  if (intent.status === 'requires_payment_method') return { kind: 'declined', paymentIntentId, ...problem };
  return { kind: 'unknown', ...problem };
}

function asRead(result: CallResult<ReturnType<typeof toPayment> | null>): ReadPaymentResult {
  if (result.kind === 'answer')
    return result.value === null ? { kind: 'absent' } : { kind: 'found', payment: result.value };
  if (result.kind === 'absent' || result.kind === 'unavailable' || result.kind === 'unknown') return result;
  // A refused read tells nothing about the payment.
  return { ...asFailure(result), kind: 'unknown' };
}
