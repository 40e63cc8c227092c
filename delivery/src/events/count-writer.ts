import type { Store } from '../store/store.ts';
import {
  countKey,
  KEPT_MINUTES,
  type MinuteCounts,
  toMinute,
  parseCounts,
  type ReleaseCounts,
} from './count-objects.ts';
import { addCounts, type CountedEvent, countEvent, noCounts } from './counts.ts';

export interface CountWriter {
  count(tenant: string, event: CountedEvent): void;
  /** Writes what was counted since; resolves once it is in the store. */
  flush(): Promise<void>;
}

/**
 * Counts what pages tell one edge, and hands it on through the store: one small object for each minute, named after
 * the edge, so that edges never write to the same place and none needs a key that can sign.
 */
export function createCountWriter(
  store: Pick<Store, 'get' | 'put'>,
  instance: string,
  now: () => Date,
): CountWriter {
  const unwritten = new Map<number, ReleaseCounts[]>();
  let written: MinuteCounts | null = null;
  let last = Promise.resolve();

  async function write(): Promise<void> {
    for (const [minute, releases] of [...unwritten].sort(([a], [b]) => a - b)) {
      unwritten.delete(minute);
      try {
        await writeMinute(minute, releases);
      } catch (error) {
        keep(minute, releases);
        throw error;
      }
    }
  }

  async function writeMinute(minute: number, releases: readonly ReleaseCounts[]): Promise<void> {
    const key = countKey(minute, instance);
    // A restarted edge continues with what it had counted in the same minute.
    const known = written?.minute === minute ? written : parseCounts(await store.get(key));
    const all = known?.minute === minute ? structuredClone(known) : { minute, releases: [] };
    for (const counted of releases) add(all.releases, counted);
    await store.put(key, Buffer.from(JSON.stringify(all)));
    written = all;
  }

  /** For the next time, as long as anybody looks at that minute. */
  function keep(minute: number, releases: readonly ReleaseCounts[]): void {
    const oldest = toMinute(now()) - KEPT_MINUTES;
    for (const late of unwritten.keys()) if (late < oldest) unwritten.delete(late);
    const waiting = unwritten.get(minute) ?? [];
    for (const counted of releases) add(waiting, counted);
    if (minute >= oldest) unwritten.set(minute, waiting);
  }

  return {
    count: (tenant, event) => {
      const minute = toMinute(now());
      const counts = noCounts();
      countEvent(counts, event);
      const releases = unwritten.get(minute) ?? [];
      unwritten.set(minute, releases);
      add(releases, { tenant, part: event.part, release: event.release, counts });
    },
    flush: () => {
      last = last.catch(() => {}).then(write);
      return last;
    },
  };
}

function add(releases: ReleaseCounts[], counted: ReleaseCounts): void {
  const { tenant, part, release } = counted;
  const known = releases.find(
    (other) => other.tenant === tenant && other.part === part && other.release === release,
  );
  if (known) addCounts(known.counts, counted.counts);
  else releases.push(counted);
}
