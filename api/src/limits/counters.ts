import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { readSubscriberAddress, SITE_SHARE } from '../lib/subscriber-address.ts';
import type { CallLimit, CallLimitName, CallWindow } from './call-limits.ts';
import { type CountScope, getCountPrefix } from './count-key.ts';
import type { CountStore } from './count-store.ts';
import { countTable, createCountingClient } from './counting-client.ts';

/** Who calls. */
export interface Caller {
  /** Null: the call counts for user and branch alone. */
  ip: string | null;
  /** Null when nobody is signed in. */
  userId?: string | null | undefined;
  branchId?: string | null | undefined;
}

/** What a process lets through alone while the shared counts are unavailable: it does not know how many others there are. */
const LOCAL_SHARE = 0.5;

export interface Counter {
  window: CallWindow;
  /** Whose count the call belongs to; null when the window is not for this caller. */
  getKey(caller: Caller): string | null;
  /** The key of its row. */
  nameRow(key: string): string;
  /** For how many milliseconds this process knows that the key is refused. */
  blockedFor(key: string): number;
  /** Counts a call: for how many milliseconds it is refused. */
  count(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
  /** Whether an operator lets the key's calls through. */
  isLifted(key: string): Promise<boolean>;
}

/** The counters of one window. */
export function createCounters(
  store: CountStore,
  name: CallLimitName,
  { counted }: CallLimit,
  window: CallWindow,
  factor: number,
): Counter[] {
  const { per, calls, seconds } = window;
  const create = (scope: CountScope, max: number, getKey: Counter['getKey']): Counter => ({
    window,
    getKey,
    ...createCount(counted === 'shared' ? store : null, {
      keyPrefix: getCountPrefix(name, seconds, scope),
      points: Math.floor(max * factor),
      duration: seconds,
    }),
  });
  if (per === 'branch') return [create('branch', calls, ({ branchId }) => branchId ?? null)];
  const readAddress = ({ ip, userId }: Caller) =>
    ip !== null && (per === 'address' || userId == null) ? readSubscriberAddress(ip) : null;
  const byAddress = [
    create('address', calls, (caller) => readAddress(caller)?.subscriber ?? null),
    create('site', calls * SITE_SHARE, (caller) => readAddress(caller)?.site ?? null),
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
function createCount(store: CountStore | null, numbers: Numbers): Omit<Counter, 'window' | 'getKey'> {
  const shared = store && createShared(store, numbers);
  const limiter = shared ?? new RateLimiterMemory(numbers);
  return {
    nameRow: (key) => limiter.getKey(key),
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
    async giveBack(key) {
      await limiter.reward(key);
      // Blocked here by the call that is taken back, perhaps; who is refused rightly is found so with the next call.
      shared?.deleteInMemoryBlockedAll();
    },
    isLifted: async (key) => store !== null && store.isLifted(limiter.getKey(key)),
  };
}

/** The library's types leave the method out. */
type SharedLimiter = RateLimiterPostgres & { getInMemoryBlockMsBeforeExpire(key: string): number };

function createShared(store: CountStore, numbers: Numbers): SharedLimiter {
  return new RateLimiterPostgres({
    ...countTable,
    ...numbers,
    storeClient: createCountingClient(store, numbers.points),
    inMemoryBlockOnConsumed: numbers.points,
    insuranceLimiter: new RateLimiterMemory({
      ...numbers,
      points: Math.ceil(numbers.points * LOCAL_SHARE),
    }),
  }) as SharedLimiter;
}
