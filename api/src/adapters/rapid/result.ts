import type { UnknownReason } from '../supplier/supplier-result.ts';

export type RapidMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One reason inside a refusal, e.g. `price_mismatch` on `payments.amount`. */
export interface RapidProblem {
  type: string;
  message: string;
  fields: readonly { name: string; type: string; value?: string }[];
}

/**
 * What a call to Rapid came to. `refused`: Rapid understood and said no, nothing happened there; so does 429 to a write.
 * `unknown`: no answer, 5xx, a body that is not JSON, a missing key element, or 202: the call may
 * have taken effect, so it must never be treated as a failure of a booking or cancellation.
 */
export type RapidResult<T> =
  | { kind: 'ok'; value: T; status: number }
  | { kind: 'refused'; status: number; type: string; message: string; problems: readonly RapidProblem[] }
  | {
      kind: 'unknown';
      reason: UnknownReason;
      status: number | null;
      detail: string;
      /** Of `rate_limited`: milliseconds since 1970 at which there is capacity again, where it is said. */
      resetsAt?: number;
    };

/** Maps the value of a success and passes everything else on. */
export function mapResult<T, U>(outcome: RapidResult<T>, map: (value: T) => U): RapidResult<U> {
  return outcome.kind === 'ok' ? { ...outcome, value: map(outcome.value) } : outcome;
}
