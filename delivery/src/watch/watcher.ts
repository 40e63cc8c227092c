import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { createLiveDocuments } from '../edge/live-documents.ts';
import {
  createCountReader,
  type ReceivedCounts,
  type WrongClock,
  wrongEdgeClocks,
} from '../events/count-reader.ts';
import type { Registry } from '../release/update-all-tenants.ts';
import { cacheUntilPublished } from '../release/cache-until-published.ts';
import type { Log } from './log.ts';
import { createDoubtAlert } from './doubt-alert.ts';
import { endWorseCanaries } from './end-worse-canaries.ts';
import { createStoreClock } from './store-time.ts';
import { findWithdrawnParts } from '../release/find-withdrawn.ts';
import { type PartStatus, listPartStatus } from './status.ts';

export interface Watcher {
  /** Looks once at all there is, and ends the canaries that fail. */
  look(): Promise<void>;
  /** The store's time. */
  now(): Date;
  /** What the last look saw, and when it was; before the first one nothing. */
  latest(): { parts: PartStatus[]; at: Date | null; clocks: WrongClock[] };
}

/**
 * Adds up what the edges counted and ends canaries that fail. It holds the signing key, so it takes nothing from the
 * network: it reads the store alone, whose documents it lists when something was published. It goes by the store's time,
 * to which it holds the clocks of the edges and its own.
 */
export function createWatcher(outside: Registry, log: Log, freshForMs = 0): Watcher {
  const clock = createStoreClock(outside.store, outside.now);
  const { now } = clock;
  // Its time is the store's: what it publishes need not be held against that once more.
  const registry: Registry = { ...outside, now, trustsClock: true };
  const { store, keys } = registry;
  const documents = createLiveDocuments({ store, publicKey: keys.publicKey, log, now, freshForMs });
  const keep = cacheUntilPublished<string[]>({ store, now, freshForMs });
  const readCounts = createCountReader(store, now);
  const doubts = createDoubtAlert(log);
  let minutes: ReceivedCounts[] = [];
  let clocks: WrongClock[] = [];
  let live: ReleaseDocument[] = [];
  /** Documents never change, and are the same objects as long as they are in force. */
  const withdrawn = new WeakMap<ReleaseDocument, ReadonlySet<string>>();
  let at: Date | null = null;

  async function readDocuments(): Promise<ReleaseDocument[]> {
    const keys = await keep('documents', () => store.list('documents'));
    const tenants = new Set(keys.map((key) => key.split('/')[1] as string));
    const stored = await Promise.all([...tenants].map((tenant) => documents.get(tenant)));
    return stored.flatMap((found) => (found ? [found.document] : []));
  }

  async function findWithdrawn(documents: ReleaseDocument[]): Promise<void> {
    for (const document of documents) {
      if (withdrawn.has(document)) continue;
      withdrawn.set(document, await findWithdrawnParts(store, registry.keys.publicKey, document));
    }
  }

  /** Warns of each clock when it is first seen to be off. */
  function warnNewClocks(found: WrongClock[]): void {
    const known = new Set(clocks.map(({ process }) => process));
    for (const fields of found.filter(({ process }) => !known.has(process)))
      log.warn({ event: 'alert', name: 'clock-off', ...fields }, 'a clock is wrong');
    clocks = found;
  }

  return {
    now,
    look: async () => {
      await clock.follow();
      [live, minutes] = await Promise.all([readDocuments(), readCounts()]);
      warnNewClocks([...clock.wrong(), ...wrongEdgeClocks(minutes)]);
      doubts.forgetEnded(live);
      let isChanged = false;
      await endWorseCanaries(registry, live, minutes, {
        onEnded: (ended) => {
          isChanged = true;
          log.warn({ event: 'alert', name: 'canary-ended', ...ended }, 'canary ended');
        },
        onDoubtful: doubts.warn,
      });
      if (isChanged) live = await readDocuments();
      await findWithdrawn(live);
      at = now();
    },
    latest: () => ({
      parts: live.flatMap((document) =>
        listPartStatus(document, minutes, now(), withdrawn.get(document) ?? new Set()),
      ),
      at,
      clocks,
    }),
  };
}
