import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { RetryBudget } from '../guard/retry-budget.ts';
import type { OnRefusal } from '../probe/probe-result.ts';
import { judgeRefusal } from './judge-refusal.ts';
import type { CardDeclined, CardActionRequired, CardFailure, CardProblem } from './cards-port.ts';

export interface RetryPolicy {
  /** Tries in all, besides those that only met our own request. */
  attempts: number;
  /** First pause; doubles. */
  baseDelayMs: number;
  /** No try begins later than this after the first. */
  callMs: number;
  /** What all calls together may be tried again. */
  retries?: RetryBudget;
}

/** One call that asks no issuer. */
export type Call = <T>(request: () => Promise<T>) => Promise<CallResult<T>>;
/** One call under a key in which the card's issuer decides, which may take longer. */
export type Confirm = <T>(
  key: string,
  request: (options: Stripe.RequestOptions) => Promise<T>,
) => Promise<CallResult<T>>;

/** The longest pause while our own request is at work. */
const PAUSE_AT_MOST_MS = 2_000;

export type CallResult<T> =
  | { kind: 'answer'; value: T }
  | { kind: 'absent' }
  | CardDeclined
  | CardActionRequired
  | CardFailure;

/**
 * Runs one Stripe request with bounded back-off and turns what it throws into a typed outcome.
 * Every try carries the same idempotency key, so a repeat returns what the first one did. While Stripe still works on
 * an earlier try, the repeat is answered with `idempotency_key_in_use`: then it is asked again until `callMs` is over.
 * `request` gets the milliseconds that are left.
 * https://docs.stripe.com/error-low-level: 429 and refused connections did nothing; a lost answer,
 * a conflict or a 5xx may have. A key that is refused is a refusal, and reported to `onRefusal`.
 */
export async function stripeCall<T>(
  policy: RetryPolicy,
  request: (leftMs: number) => Promise<T>,
  onRefusal?: OnRefusal,
): Promise<CallResult<T>> {
  const until = performance.now() + policy.callMs;
  let tries = 0;
  policy.retries?.note();
  // Once one try may have reached Stripe, a later clean refusal to connect no longer proves that nothing happened.
  let perhapsDone = false;
  for (let doublings = 0; ; doublings++) {
    try {
      return { kind: 'answer', value: await request(Math.max(1, Math.floor(until - performance.now()))) };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const refusal = judgeRefusal(error);
      if (refusal) onRefusal?.(refusal);
      const effect = getEffect(error);
      if (effect === 'final') return toRefusal(error);
      if (effect === 'perhaps-done') perhapsDone = true;
      if (error.code !== 'idempotency_key_in_use') tries++;
      const pauseMs =
        Math.min(policy.baseDelayMs * 2 ** doublings, PAUSE_AT_MOST_MS) * (0.75 + Math.random() / 2);
      const isLast = tries >= policy.attempts || performance.now() + pauseMs >= until;
      // To meet our own request again is part of it.
      if (isLast || (error.code !== 'idempotency_key_in_use' && policy.retries?.take() === false))
        return { kind: perhapsDone ? 'unknown' : 'unavailable', ...toCardProblem(error) };
      await sleep(pauseMs);
    }
  }
}

function getEffect(error: Stripe.errors.StripeError): 'nothing-done' | 'perhaps-done' | 'final' {
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'nothing-done';
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return connectionRefused(error) ? 'nothing-done' : 'perhaps-done';
  }
  if (error.code === 'idempotency_key_in_use' || error.code === 'lock_timeout') return 'perhaps-done';
  if (error.statusCode === undefined || error.statusCode >= 500 || error.statusCode === 409)
    return 'perhaps-done';
  return 'final';
}

function connectionRefused(error: Stripe.errors.StripeConnectionError): boolean {
  const detail: unknown = error.detail;
  if (typeof detail !== 'object' || detail === null || !('code' in detail)) return false;
  return detail.code === 'ECONNREFUSED' || detail.code === 'ENOTFOUND' || detail.code === 'EAI_AGAIN';
}

function toRefusal(
  error: Stripe.errors.StripeError,
): { kind: 'absent' } | CardDeclined | CardActionRequired | CardFailure {
  const problem = toCardProblem(error);
  if (error instanceof Stripe.errors.StripeCardError) {
    const paymentIntentId = error.payment_intent?.id ?? null;
    if (error.code === 'authentication_required')
      return { kind: 'requires_action', paymentIntentId, ...problem };
    return { kind: 'declined', paymentIntentId, ...problem };
  }
  if (error.statusCode === 404) return { kind: 'absent' };
  return { kind: 'refused', ...problem };
}

/** Stripe's own codes; `errorType` is the wire name (card_error, …), or api_connection_error without an answer. */
export function toCardProblem(error: Stripe.errors.StripeError): CardProblem {
  const lost = error instanceof Stripe.errors.StripeConnectionError;
  return {
    code: error.code ?? (error instanceof Stripe.errors.StripeRateLimitError ? 'rate_limit' : null),
    declineCode: error.decline_code ?? null,
    errorType: lost ? 'api_connection_error' : (error.rawType ?? 'api_error'),
  };
}
