import type { PageEvent } from '@yado/shared/contract/page-events';
import type { Store } from '../store/store.ts';
import { countKey, type MinuteCounts, toMinute, parseCounts, type ReleaseCounts } from './count-objects.ts';
import { addCounts, countEvent, noCounts } from './counts.ts';

export interface CountWriter {
  count(tenant: string, event: PageEvent): void;
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
  const unwritten = new Map<number, Map<string, ReleaseCounts>>();
  let written: MinuteCounts | null = null;
  let last = Promise.resolve();

  async function write(): Promise<void> {
    for (const [minute, releases] of [...unwritten].sort(([a], [b]) => a - b)) {
      unwritten.delete(minute);
      const key = countKey(minute, instance);
      // A restarted edge continues with what it had counted in the same minute.
      if (written?.minute !== minute) written = parseCounts(await store.get(key));
      if (written?.minute !== minute) written = { minute, releases: [] };
      for (const counted of releases.values()) add(written.releases, counted);
      await store.put(key, Buffer.from(JSON.stringify(written)));
    }
  }

  return {
    count: (tenant, event) => {
      const minute = toMinute(now());
      const releases = unwritten.get(minute) ?? new Map<string, ReleaseCounts>();
      unwritten.set(minute, releases);
      const { part, release } = event;
      const name = `${tenant} ${part} ${release}`;
      const counted = releases.get(name) ?? { tenant, part, release, counts: noCounts() };
      releases.set(name, counted);
      countEvent(counted.counts, event);
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
