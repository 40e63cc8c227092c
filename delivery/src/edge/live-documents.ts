import type { PublicKey } from '../signing/keys.ts';
import { documentKeys, readDocument, type StoredDocument } from '../release/documents.ts';
import type { Store } from '../store/store.ts';

export interface LiveDocuments {
  /** The newest document that can be trusted, or null: none yet, or all expired. */
  get(tenant: string): Promise<StoredDocument | null>;
}

interface Options {
  store: Pick<Store, 'get' | 'list'>;
  publicKey: PublicKey;
  log: { info: (fields: object, message: string) => void; error: (fields: object, message: string) => void };
  now: () => Date;
  /** How long what was seen in the store is taken to be still so. */
  freshForMs?: number;
}

/** A page is shown after the document that is known rather than later. */
const PATIENCE_MS = 2_000;

/**
 * Looks at the store on every request, or as often as `freshForMs` says, so that a publication holds from the next
 * page load on, and reads a document only once. One that is altered or signed by another key is refused and reported;
 * the last good one stays, also while the store fails or is slow.
 */
export function createLiveDocuments({ store, publicKey, log, now, freshForMs = 0 }: Options): LiveDocuments {
  const live = new Map<string, StoredDocument>();
  const refused = new Set<string>();
  const reading = new Map<string, Promise<StoredDocument | null>>();
  const looks = new Map<string, { at: number; found: Promise<StoredDocument | null> }>();

  async function newest(tenant: string): Promise<StoredDocument | null> {
    for (const key of await documentKeys(store, tenant, live.get(tenant)?.key)) {
      const held = live.get(tenant);
      if (held && held.key >= key) return held;
      if (refused.has(key)) continue;
      const stored = await readOnce(key, tenant);
      if (stored) return stored;
    }
    return live.get(tenant) ?? null;
  }

  /** Requests that meet a new document at the same moment get the very same object, which has been checked once. */
  function readOnce(key: string, tenant: string): Promise<StoredDocument | null> {
    const pending = reading.get(key) ?? read(key, tenant).finally(() => reading.delete(key));
    reading.set(key, pending);
    return pending;
  }

  async function read(key: string, tenant: string): Promise<StoredDocument | null> {
    const stored = await readDocument(store, key, tenant, publicKey);
    if (stored) {
      live.set(tenant, stored);
      log.info({ tenant, sequence: stored.document.sequence }, 'release document in force');
      return stored;
    }
    refused.add(key);
    log.error({ tenant, key }, 'release document refused: altered or signed by another key');
    return null;
  }

  function look(tenant: string): Promise<StoredDocument | null> {
    const time = now().getTime();
    const last = looks.get(tenant);
    // A clock that was put back must not keep an old look fresh.
    if (last && Math.abs(time - last.at) < freshForMs) return last.found;
    const held = live.get(tenant);
    const found = held ? orWithoutAnswer(held, newest(tenant)) : newest(tenant);
    looks.set(tenant, { at: time, found });
    return found;
  }

  /** The held document when the store fails, or takes so long that a visitor would wait. */
  function orWithoutAnswer(held: StoredDocument, found: Promise<StoredDocument | null>) {
    return new Promise<StoredDocument | null>((resolve) => {
      const waiting = setTimeout(() => resolve(held), PATIENCE_MS);
      const settle = (answer: StoredDocument | null) => {
        clearTimeout(waiting);
        resolve(answer);
      };
      found.then(settle, (error: unknown) => {
        log.error(
          { tenant: held.document.tenant, err: error },
          'store fails: the last release document stays',
        );
        settle(held);
      });
    });
  }

  return {
    get: async (tenant) => {
      const stored = await look(tenant);
      return stored && Date.parse(stored.document.expiresAt) > now().getTime() ? stored : null;
    },
  };
}
