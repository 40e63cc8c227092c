/** How one source is asked. */
export interface Asking {
  /** To be called at every sign of life: the patience with this source begins anew. */
  alive: () => void;
  /** Aborts once another source has won or the time is over. */
  signal: AbortSignal;
}

interface Terms<S, R> {
  ask: (source: S, asking: Asking) => Promise<R>;
  /** A source without a sign of life for so long no longer holds up the next one, but may still win. */
  patienceMs: number;
  /** The end for all. */
  limitMs: number;
  /** Lets go of a result that came too late. */
  discard: (result: R) => void;
}

/**
 * Asks sources in their order until one delivers: the next one as soon as one has failed, and beside one that keeps
 * silent. Rejects with the last failure once all have failed, or when the time is over.
 */
export function firstAvailable<S, R>(
  sources: readonly S[],
  { ask, patienceMs, limitMs, discard }: Terms<S, R>,
): Promise<{ source: S; result: R }> {
  const over = new AbortController();
  const { signal } = over;
  const waiting = [...sources];
  let running = 0;
  let last: unknown = new Error('no answer in time');
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      if (signal.aborted) return;
      clearTimeout(limit);
      over.abort();
      settle();
    };
    const limit = setTimeout(() => end(() => reject(last)), limitMs);
    const askNext = () => {
      const source = signal.aborted ? undefined : waiting.shift();
      if (source !== undefined) void askOne(source);
      else if (running === 0) end(() => reject(last));
    };
    const askOne = async (source: S) => {
      running += 1;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let holdsUp = true;
      const passOn = () => {
        if (holdsUp) askNext();
        holdsUp = false;
      };
      const alive = () => {
        clearTimeout(timer);
        if (holdsUp) timer = setTimeout(passOn, patienceMs);
      };
      alive();
      try {
        const result = await ask(source, { alive, signal });
        if (signal.aborted) discard(result);
        else end(() => resolve({ source, result }));
      } catch (error) {
        last = error;
      }
      clearTimeout(timer);
      running -= 1;
      if (holdsUp || running === 0) askNext();
      holdsUp = false;
    };
    askNext();
  });
}
