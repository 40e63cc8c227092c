import type { Store } from '../store/store.ts';
import { COUNTS_FOLDER, KEPT_MINUTES, type MinuteCounts, minuteOf, parseCounts } from './count-objects.ts';

/** An edge may write to a minute a little after its end; later what was read once still holds. */
const UNSETTLED_MINUTES = 2;

/** Reads what all edges counted in the minutes that the store keeps; settled minutes are read once. */
export function createCountReader(
  store: Pick<Store, 'get' | 'list'>,
  now: () => Date,
): () => Promise<MinuteCounts[]> {
  const settled = new Map<string, MinuteCounts>();
  return async () => {
    const current = minuteOf(now());
    const oldest = current - KEPT_MINUTES + 1;
    const read = async (key: string) => {
      const known = settled.get(key);
      if (known && known.minute >= oldest) return known;
      settled.delete(key);
      const counts = parseCounts(await store.get(key));
      if (!counts || counts.minute < oldest || counts.minute > current) return null;
      if (counts.minute + UNSETTLED_MINUTES <= current) settled.set(key, counts);
      return counts;
    };
    const found = await Promise.all((await store.list(COUNTS_FOLDER)).map(read));
    return found.filter((counts) => counts !== null);
  };
}
