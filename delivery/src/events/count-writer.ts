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

/**
 * Networks of a release, tenant and minute whose pages are known to be theirs, so that nobody with many addresses fills
 * the store. Pages of further ones are counted without a network, and the watcher ends no canary by their failures
 * (`watch/judge-canary.ts`). Places are counted apart for failures, so good reports take none of these away.
 */
const MAX_NETWORKS = 64;

export interface CountWriter {
  /** Counts what a page reports; `network` is the tag of where it is open. */
  count(tenant: string, event: CountedEvent, network: string): void;
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
    count: (tenant, event, network) => {
      const minute = toMinute(now());
      const counts = noCounts();
      countEvent(counts, event, network);
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
  if (known) addCounts(known.counts, counted.counts, MAX_NETWORKS);
  else releases.push(counted);
}
