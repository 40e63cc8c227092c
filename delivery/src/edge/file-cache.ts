import type { Store } from '../store/store.ts';
import { createByteCache } from './byte-cache.ts';

const BUDGET_BYTES = 64 * 1024 * 1024;

/** The whole object of a key, or null. */
export type FileReader = (key: string) => Promise<Buffer | null>;

/** Reads objects that never change, keeping the latest used ones in memory up to a budget. */
export function createFileCache(store: Pick<Store, 'get'>, budget = BUDGET_BYTES): FileReader {
  const held = createByteCache<Buffer>(budget);
  return async (key) => {
    const known = held.get(key);
    if (known) return known;
    const data = await store.get(key);
    // A missing object may be published later, so that its absence is not kept.
    if (data) held.set(key, data, { size: Math.max(data.length, 1) });
    return data;
  };
}
