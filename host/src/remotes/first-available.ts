/** Handed to each request of a source. */
export interface SourceRequest {
  /** To be called at every sign of life; restarts the patience with this source. */
  heartbeat: () => void;
  /** Aborts once another source has succeeded or the time is over. */
  signal: AbortSignal;
}

interface Options<S, R> {
  request: (source: S, context: SourceRequest) => Promise<R>;
  /** Time without a heartbeat after which a source is silent. */
  patienceMs: number;
  /** Time after which all sources are given up. */
  limitMs: number;
  /** Disposes a result that comes after the end. */
  discard: (result: R) => void;
}

/**
 * State of a source that was requested; others are waiting. At most one source is `requesting`: while there is one,
 * no further source is requested. A `silent` one may still succeed.
 */
type SourceState = 'requesting' | 'silent' | 'failed';

/**
 * Requests sources in their order until one succeeds: the next one when one fails, or beside one that is silent.
 * Rejects with the last failure when all have failed or the time is over.
 */
export function firstAvailable<S, R>(
  sources: readonly S[],
  { request, patienceMs, limitMs, discard }: Options<S, R>,
): Promise<{ source: S; result: R }> {
  const states = new Map<S, SourceState>();
  const isAny = (state: SourceState) => [...states.values()].includes(state);
  const ended = new AbortController();
  const { signal } = ended;
  let lastError: unknown = new Error('no answer in time');

  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(limit);
      ended.abort();
      settle();
    };
    const limit = setTimeout(() => end(() => reject(lastError)), limitMs);

    /** Runs after every change of a state. */
    const advance = () => {
      if (signal.aborted || isAny('requesting')) return;
      const next = sources.find((source) => !states.has(source));
      if (next !== undefined) void start(next);
      else if (!isAny('silent')) end(() => reject(lastError));
    };

    const start = async (source: S) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const change = (state: SourceState) => {
        clearTimeout(timer);
        states.set(source, state);
        advance();
      };
      const heartbeat = () => {
        clearTimeout(timer);
        if (states.get(source) === 'requesting') timer = setTimeout(() => change('silent'), patienceMs);
      };
      states.set(source, 'requesting');
      heartbeat();
      try {
        const result = await request(source, { heartbeat, signal });
        if (signal.aborted) discard(result);
        else end(() => resolve({ source, result }));
        clearTimeout(timer);
      } catch (error) {
        if (!signal.aborted) lastError = error;
        change('failed');
      }
    };

    advance();
  });
}
