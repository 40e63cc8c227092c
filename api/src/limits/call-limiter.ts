import { RateLimitedError } from '../lib/errors.ts';
import type { Log } from '../lib/logger.ts';
import { type CallLimit, type CallLimitName, callLimits } from './call-limits.ts';
import type { CountStore } from './count-store.ts';
import { type Caller, type Counter, createCounters } from './counters.ts';
import { createRefusalWatch } from './refusal-watch.ts';

export interface CallLimiter {
  /** Counts one call; throws RateLimitedError when the caller has used up its share. */
  check(name: CallLimitName, caller: Caller): Promise<void>;
  /** Takes back one call that was counted. */
  giveBack(name: CallLimitName, caller: Caller): Promise<void>;
}

/** The limits of `callLimits`, each `factor` times its number; what an operator has lifted refuses nobody. */
export function createCallLimiter(store: CountStore, factor: number, log: Log): CallLimiter {
  const counters = new Map(
    Object.entries<CallLimit>(callLimits).map(([key, limit]) => {
      const name = key as CallLimitName;
      return [
        name,
        limit.windows.flatMap((window) => createCounters(store, name, limit, window, factor)),
      ] as const;
    }),
  );
  const watch = createRefusalWatch(log);
  const readCounters = (name: CallLimitName, caller: Caller) =>
    (counters.get(name) ?? []).flatMap((counter) => {
      const key = counter.getKey(caller);
      return key === null ? [] : [{ counter, key }];
    });

  async function refuse(name: CallLimitName, waits: readonly Wait[]): Promise<void> {
    const limit: CallLimit = callLimits[name];
    const standing = await Promise.all(
      waits.map(async ({ counter, key, ms }) => {
        if (ms === 0 || (await counter.isLifted(key))) return 0;
        await watch({ name, limit, window: counter.window, key: counter.nameRow(key), waitMs: ms });
        return ms;
      }),
    );
    const longest = Math.max(0, ...standing);
    if (longest === 0) return;
    throw new RateLimitedError(
      Math.ceil(longest / 1000),
      limit.isCardTrial ? 'CARDS_REFUSED' : 'RATE_LIMITED',
    );
  }

  return {
    async check(name, caller) {
      const asked = readCounters(name, caller);
      // Who is refused already must not use up what is shared with others.
      await refuse(
        name,
        asked.map(({ counter, key }) => ({ counter, key, ms: counter.blockedFor(key) })),
      );
      const waits = asked.map(async ({ counter, key }) => ({ counter, key, ms: await counter.count(key) }));
      await refuse(name, await Promise.all(waits));
    },
    async giveBack(name, caller) {
      await Promise.all(readCounters(name, caller).map(({ counter, key }) => counter.giveBack(key)));
    },
  };
}

interface Wait {
  counter: Counter;
  key: string;
  /** For how many milliseconds the call would be refused. */
  ms: number;
}
