import {
  bulkhead,
  BulkheadRejectedError,
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhenResult,
} from 'cockatiel';

/** How much one kind of calls to a service outside may take of this process. */
export interface GuardLimits {
  /** Calls under way. */
  atOnce: number;
  /** Calls that wait for one of them to end; what is more is not made. */
  waiting: number;
  /** Failures in a row after which no call is made; absent: calls are always made. */
  failures?: number;
}

/** How long no call is made after that many failures. Then one is tried, which decides for the others. */
const PAUSE_MS = 3_000;
/** For the call that is tried: a service that is back answers faster, and the others wait for it. */
export const TRIAL_MS = 6_000;

export type OnPause = (change: { kind: string; isPaused: boolean }) => void;

/** The call was not made, so that it has no effect: too many are under way, or the service has not answered for a while. */
export class CallNotMadeError extends Error {
  override name = 'CallNotMadeError';
}

/** A share of a service for one kind of calls, so that none of them can take all of this process's, or wait in vain. */
export class CallGuard {
  readonly #slots;
  readonly #breaker;

  constructor(
    kind: string,
    { atOnce, waiting, failures = Number.POSITIVE_INFINITY }: GuardLimits,
    onPause?: OnPause,
  ) {
    this.#slots = bulkhead(atOnce, waiting);
    this.#breaker = circuitBreaker(
      handleWhenResult((outcome) => (outcome as Outcome<unknown>).isFailure),
      { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(failures) },
    );
    this.#breaker.onBreak(() => onPause?.({ kind, isPaused: true }));
    this.#breaker.onReset(() => onPause?.({ kind, isPaused: false }));
  }

  /**
   * Makes the call, whose result, or error, `isFailure` judges: only an answer that did not come is one. `limitMs`: for
   * a call that is tried. Throws CallNotMadeError.
   */
  async run<T>(
    call: (limitMs: number) => Promise<T>,
    isFailure: (ending: { value: T } | { error: unknown }) => boolean,
  ): Promise<T> {
    const settle = async (limitMs: number): Promise<Outcome<T>> => {
      const ending = await call(limitMs).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      return { ending, isFailure: isFailure(ending) };
    };
    try {
      const { ending } = await this.#slots.execute(() => {
        if (this.#breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
        return this.#breaker.execute(() =>
          settle(this.#breaker.state === CircuitState.HalfOpen ? TRIAL_MS : Number.POSITIVE_INFINITY),
        );
      });
      if ('error' in ending) throw ending.error;
      return ending.value;
    } catch (error) {
      if (error instanceof BulkheadRejectedError || error instanceof BrokenCircuitError) {
        throw new CallNotMadeError(error.message, { cause: error });
      }
      throw error;
    }
  }
}

interface Outcome<T> {
  ending: { value: T } | { error: unknown };
  isFailure: boolean;
}
