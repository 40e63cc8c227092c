import type { Store } from '../store/store.ts';

const BUDGET_BYTES = 64 * 1024 * 1024;

/** Reads objects that never change, keeping the latest used ones in memory up to a budget. */
export function createFileCache(
  store: Pick<Store, 'get'>,
  budget = BUDGET_BYTES,
): (key: string) => Promise<Buffer | null> {
  const held = new Map<string, Buffer>();
  let size = 0;
  return async (key) => {
    const known = held.get(key);
    if (known) {
      held.delete(key);
      held.set(key, known);
      return known;
    }
    const data = await store.get(key);
    // A missing object may be published later, so that its absence is not kept.
    if (!data || data.length > budget / 4 || held.has(key)) return data;
    held.set(key, data);
    size += data.length;
    for (const [oldest, { length }] of held) {
      if (size <= budget) break;
      held.delete(oldest);
      size -= length;
    }
    return data;
  };
}
