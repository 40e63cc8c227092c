import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { createLiveDocuments } from '../edge/live-documents.ts';
import { createCountReader } from '../events/count-reader.ts';
import type { MinuteCounts } from '../events/count-objects.ts';
import type { Registry } from '../release/change-each.ts';
import { keepUntilPublished } from '../release/keep-until-published.ts';
import type { Log } from './log.ts';
import { endWorseCanaries } from './end-worse-canaries.ts';
import { type PartStatus, statusOf } from './status.ts';

export interface Watcher {
  /** Looks once at all there is, and ends the canaries that fail. */
  look(): Promise<void>;
  /** What the last look saw, and when it was; before the first one nothing. */
  latest(): { parts: PartStatus[]; at: Date | null };
}

/**
 * Adds up what the edges counted and ends canaries that fail. It holds the signing key, so it takes nothing from the
 * network: it reads the store alone, whose documents it lists when something was published.
 */
export function createWatcher(registry: Registry, log: Log, freshForMs = 0): Watcher {
  const { store, keys, now } = registry;
  const documents = createLiveDocuments({ store, publicKey: keys.publicKey, log, now, freshForMs });
  const keep = keepUntilPublished<string[]>({ store, now, freshForMs });
  const readCounts = createCountReader(store, now);
  let minutes: MinuteCounts[] = [];
  let live: ReleaseDocument[] = [];
  let at: Date | null = null;

  async function readDocuments(): Promise<ReleaseDocument[]> {
    const keys = await keep('documents', () => store.list('documents'));
    const tenants = new Set(keys.map((key) => key.split('/')[1] as string));
    const stored = await Promise.all([...tenants].map((tenant) => documents.get(tenant)));
    return stored.flatMap((found) => (found ? [found.document] : []));
  }

  return {
    look: async () => {
      [live, minutes] = await Promise.all([readDocuments(), readCounts()]);
      const ended = await endWorseCanaries(registry, live, minutes);
      for (const fields of ended)
        log.warn({ event: 'alert', name: 'canary-ended', ...fields }, 'canary ended');
      if (ended.length > 0) live = await readDocuments();
      at = now();
    },
    latest: () => ({ parts: live.flatMap((document) => statusOf(document, minutes, now())), at }),
  };
}
