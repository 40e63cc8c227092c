import type { Store } from '../store/store.ts';
import { CLOCK_TOLERANCE_MS } from '../store/store-clock.ts';
import { COUNTS_FOLDER, KEPT_MINUTES, type MinuteCounts, toMinute, parseCounts } from './count-objects.ts';

/** An edge may write to a minute a little after its end; later what was read once still holds. */
const UNSETTLED_MINUTES = 2;
const MINUTE_MS = 60_000;

/** What an edge counted, in the minute in which the store got it where the edge's own clock is off. */
export interface ReceivedCounts extends MinuteCounts {
  /** The edge, as it calls itself. */
  instance: string;
  /** When the store got the latest of it, by the store's clock. */
  receivedAt: Date;
  /** How far the edge's clock seems to be behind the store's, in milliseconds; negative: ahead, 0: it is right. */
  behindMs: number;
}

/**
 * Reads what all edges counted in the minutes that the store keeps; settled minutes are read once. `now` is the store's
 * time.
 */
export function createCountReader(
  store: Pick<Store, 'get' | 'list' | 'modified'>,
  now: () => Date,
): () => Promise<ReceivedCounts[]> {
  const settled = new Map<string, ReceivedCounts>();
  return async () => {
    const current = toMinute(now());
    const oldest = current - KEPT_MINUTES + 1;
    const read = async (key: string) => {
      const known = settled.get(key);
      if (known && known.minute >= oldest) return known;
      settled.delete(key);
      const counts = received(key, parseCounts(await store.get(key)), await store.modified(key));
      // A clock may differ by the tolerance before it counts as off.
      if (!counts || counts.minute < oldest || counts.minute > current + UNSETTLED_MINUTES) return null;
      if (toMinute(counts.receivedAt) + UNSETTLED_MINUTES <= current) settled.set(key, counts);
      return counts;
    };
    const found = await Promise.all((await store.list(COUNTS_FOLDER)).map(read));
    return found.filter((counts) => counts !== null);
  };
}

/** A process whose clock is off. */
export interface WrongClock {
  process: string;
  /** Milliseconds behind the store's clock; negative: ahead of it. */
  behindMs: number;
}

/**
 * The edges whose clock is off. Each is judged by what it wrote last: what it could not write for a while comes late
 * from a right clock, too.
 */
export function wrongEdgeClocks(counts: ReceivedCounts[]): WrongClock[] {
  const byEdge = Map.groupBy(counts, ({ instance }) => instance);
  return [...byEdge].flatMap(([process, objects]) => {
    const latest = Math.max(...objects.map(({ receivedAt }) => receivedAt.getTime()));
    // After a pause several come at the same moment, and the last of them is on time.
    const last = objects.filter(({ receivedAt }) => latest - receivedAt.getTime() < CLOCK_TOLERANCE_MS);
    const [least] = last.sort((a, b) => Math.abs(a.behindMs) - Math.abs(b.behindMs));
    return least && least.behindMs !== 0 ? [{ process, behindMs: least.behindMs }] : [];
  });
}

function received(key: string, counts: MinuteCounts | null, receivedAt: Date | null): ReceivedCounts | null {
  if (!counts || !receivedAt) return null;
  const instance = /([^/]+)\.json$/.exec(key)?.[1] ?? key;
  const behindMs = measureDelay(counts.minute, receivedAt);
  const minute = behindMs === 0 ? counts.minute : toMinute(receivedAt);
  return { ...counts, minute, instance, receivedAt, behindMs };
}

/** An edge writes a minute while it lasts and a few seconds longer. */
function measureDelay(minute: number, receivedAt: Date): number {
  const [begin, end] = [minute * MINUTE_MS, (minute + 1) * MINUTE_MS];
  const at = receivedAt.getTime();
  if (at > end + CLOCK_TOLERANCE_MS) return at - end;
  return at < begin - CLOCK_TOLERANCE_MS ? at - begin : 0;
}
