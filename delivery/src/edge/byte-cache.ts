import { LRUCache } from 'lru-cache';

/** Values by key with a budget of bytes; it keeps nothing that would take more than a quarter of the budget alone. */
export function createByteCache<V extends object>(budget: number): LRUCache<string, V> {
  return new LRUCache({ maxSize: budget, maxEntrySize: Math.floor(budget / 4) });
}
