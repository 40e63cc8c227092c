import { LRUCache } from 'lru-cache';

interface Options {
  ttlMs: number;
  maxEntries: number;
  clock: () => Date;
}

/** A bounded map whose entries die after a while, by the given clock; the one used longest ago goes first when it is full. */
export class ExpiringCache<T extends object> extends LRUCache<string, T> {
  constructor({ ttlMs, maxEntries, clock }: Options) {
    super({ ttl: ttlMs, ttlResolution: 0, max: maxEntries, perf: { now: () => clock().getTime() } });
  }
}
