import type { PublicKey } from '../signing/keys.ts';
import { documentKeys, readDocument, type StoredDocument } from '../release/documents.ts';
import type { Store } from '../store/store.ts';

export interface LiveDocuments {
  /** The newest document that can be trusted, or null: none yet, or all expired. */
  get(tenant: string): Promise<StoredDocument | null>;
}

interface Options {
  store: Store;
  publicKey: PublicKey;
  log: { info: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
  now: () => Date;
}

/**
 * Looks at the store on every request, so that a publication holds from the next page load on, and reads a
 * document only once. One that is altered or signed by another key is refused and reported; the last good one stays.
 */
export function createLiveDocuments({ store, publicKey, log, now }: Options): LiveDocuments {
  const live = new Map<string, StoredDocument>();
  const refused = new Set<string>();

  async function newest(tenant: string): Promise<StoredDocument | null> {
    for (const key of await documentKeys(store, tenant)) {
      const held = live.get(tenant);
      if (held && held.key >= key) return held;
      if (refused.has(key)) continue;
      const stored = await readDocument(store, key, tenant, publicKey);
      if (stored) {
        live.set(tenant, stored);
        log.info({ tenant, sequence: stored.document.sequence }, 'release document in force');
        return stored;
      }
      refused.add(key);
      log.error({ tenant, key }, 'release document refused: altered or signed by another key');
    }
    return live.get(tenant) ?? null;
  }

  return {
    get: async (tenant) => {
      const stored = await newest(tenant);
      return stored && Date.parse(stored.document.expiresAt) > now().getTime() ? stored : null;
    },
  };
}
