import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError } from '../lib/errors.ts';
import { readSubscriberAddress, SITE_SHARE } from '../lib/subscriber-address.ts';
import { type CallLimit, type CallLimitName, callLimits, type CallWindow } from './call-limits.ts';
import type { CountStore } from './count-store.ts';
import { countTable, createCountingClient } from './counting-client.ts';

/** Who calls. */
export interface Caller {
  ip: string;
  /** Null when nobody is signed in. */
  userId?: string | null | undefined;
  branchId?: string | null | undefined;
}

export interface CallLimiter {
  /** Counts one call; throws RateLimitedError when the caller has used up its share. */
  check(name: CallLimitName, caller: Caller): Promise<void>;
}

/** What a process lets through alone while the counts of all are away: it does not know how many others there are. */
const LOCAL_SHARE = 0.5;

/** The limits of `callLimits`, each `factor` times its number. */
export function createCallLimiter(store: CountStore, factor: number): CallLimiter {
  const counters = new Map(
    Object.entries<CallLimit>(callLimits).map(([name, limit]) => [
      name,
      limit.windows.flatMap((window) =>
        createCounters(store, `${name}:${window.seconds}`, limit, window, factor),
      ),
    ]),
  );
  return {
    async check(name, caller) {
      const asked = (counters.get(name) ?? []).flatMap((counter) => {
        const key = counter.getKey(caller);
        return key === null ? [] : [{ counter, key }];
      });
      // Who is refused already must not use up what is shared with others.
      const known = Math.max(0, ...asked.map(({ counter, key }) => counter.blockedFor(key)));
      if (known > 0) throw refusal(known);
      const waits = await Promise.all(asked.map(({ counter, key }) => counter.count(key)));
      const wait = Math.max(0, ...waits);
      if (wait > 0) throw refusal(wait);
    },
  };
}

function refusal(waitMs: number): RateLimitedError {
  return new RateLimitedError(Math.ceil(waitMs / 1000));
}

interface Counter {
  /** Whose count the call belongs to; null when the window is not for this caller. */
  getKey(caller: Caller): string | null;
  /** For how many milliseconds this process knows that the key is refused. */
  blockedFor(key: string): number;
  /** Counts a call: for how many milliseconds it is refused. */
  count(key: string): Promise<number>;
}

function createCounters(
  store: CountStore,
  prefix: string,
  { counted }: CallLimit,
  { per, calls, seconds }: CallWindow,
  factor: number,
): Counter[] {
  const create = (scope: string, max: number, getKey: Counter['getKey']) =>
    createCounter(
      counted === 'shared' ? store : null,
      { keyPrefix: `${prefix}:${scope}`, points: Math.floor(max * factor), duration: seconds },
      getKey,
    );
  if (per === 'branch') return [create('branch', calls, ({ branchId }) => branchId ?? null)];
  const isByAddress = ({ userId }: Caller) => per === 'address' || userId == null;
  const byAddress = [
    create('address', calls, (caller) =>
      isByAddress(caller) ? readSubscriberAddress(caller.ip).subscriber : null,
    ),
    create('site', calls * SITE_SHARE, (caller) =>
      isByAddress(caller) ? readSubscriberAddress(caller.ip).site : null,
    ),
  ];
  if (per === 'address') return byAddress;
  return [create('user', calls, ({ userId }) => userId ?? null), ...byAddress];
}

interface Numbers {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** Without a store it counts for this process alone. */
function createCounter(store: CountStore | null, numbers: Numbers, getKey: Counter['getKey']): Counter {
  const shared = store && createShared(store, numbers);
  const limiter = shared ?? new RateLimiterMemory(numbers);
  return {
    getKey,
    blockedFor: (key) => shared?.getInMemoryBlockMsBeforeExpire(limiter.getKey(key)) ?? 0,
    async count(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, refused.msBeforeNext);
      }
    },
  };
}

/** The library's types leave the method out. */
type SharedLimiter = RateLimiterPostgres & { getInMemoryBlockMsBeforeExpire(key: string): number };

function createShared(store: CountStore, numbers: Numbers): SharedLimiter {
  return new RateLimiterPostgres({
    ...countTable,
    ...numbers,
    storeClient: createCountingClient(store),
    inMemoryBlockOnConsumed: numbers.points,
    insuranceLimiter: new RateLimiterMemory({
      ...numbers,
      points: Math.ceil(numbers.points * LOCAL_SHARE),
    }),
  }) as SharedLimiter;
}
