import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { CardDeclined, CardActionRequired, CardFailure, CardProblem } from './cards-port.ts';

export interface RetryPolicy {
  /** Tries in all. */
  attempts: number;
  /** First pause; doubles. */
  baseDelayMs: number;
}

export type CallResult<T> =
  | { kind: 'answer'; value: T }
  | { kind: 'absent' }
  | CardDeclined
  | CardActionRequired
  | CardFailure;

/**
 * Runs one Stripe request with bounded back-off and turns what it throws into a typed outcome.
 * Every try carries the same idempotency key, so a repeat returns what the first one did.
 * https://docs.stripe.com/error-low-level: 429 and refused connections did nothing; a lost answer,
 * a conflict or a 5xx may have.
 */
export async function stripeCall<T>(policy: RetryPolicy, request: () => Promise<T>): Promise<CallResult<T>> {
  // Once one try may have reached Stripe, a later clean refusal to connect no longer proves that nothing happened.
  let perhapsDone = false;
  for (let attempt = 1; ; attempt++) {
    try {
      return { kind: 'answer', value: await request() };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const effect = getEffect(error);
      if (effect === 'final') return toRefusal(error);
      if (effect === 'perhaps-done') perhapsDone = true;
      if (attempt >= policy.attempts)
        return { kind: perhapsDone ? 'unknown' : 'unavailable', ...toCardProblem(error) };
      await sleep(policy.baseDelayMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
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
