import type { PublicKey } from '../signing/keys.ts';
import { documentKeys, readDocument, type StoredDocument } from '../release/documents.ts';
import { cacheUntilPublished } from '../release/cache-until-published.ts';
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
  /** How old what is known of publications may be; with 0, as in a folder, the store is looked at on every request. */
  freshForMs?: number;
}

/** A page is shown after the document that is known rather than later. */
const PATIENCE_MS = 2_000;
/** How long a refused document is not read again: each try is a read and a line of the log. */
const REFUSED_FOR_MS = 60_000;

/**
 * Looks at the store on every request, or when something was published, so that a publication holds from the next
 * page load on, and reads a document only once. One that is altered or signed by another key is refused and reported;
 * the last good one stays, also while the store fails or is slow.
 */
export function createLiveDocuments({ store, publicKey, log, now, freshForMs = 0 }: Options): LiveDocuments {
  const live = new Map<string, StoredDocument>();
  /** By tenant: the keys of refused documents, and until when they are not read again. */
  const refused = new Map<string, Map<string, number>>();
  const reading = new Map<string, Promise<StoredDocument | null>>();
  const keep = cacheUntilPublished<StoredDocument | null>({ store, now, freshForMs });

  async function newest(tenant: string): Promise<StoredDocument | null> {
    const keys = await documentKeys(store, tenant, live.get(tenant)?.key);
    forgetRefused(tenant, keys);
    for (const key of keys) {
      const held = live.get(tenant);
      if (held && held.key >= key) return held;
      if (refused.get(tenant)?.has(key)) continue;
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
    const keys = refused.get(tenant) ?? new Map<string, number>();
    refused.set(tenant, keys.set(key, now().getTime() + REFUSED_FOR_MS));
    log.error({ tenant, key }, 'release document refused: altered or signed by another key');
    return null;
  }

  /** A document may be put right in its place, or removed. */
  function forgetRefused(tenant: string, listed: readonly string[]): void {
    const keys = refused.get(tenant);
    if (!keys) return;
    for (const [key, until] of keys) {
      // A clock that was put back must not keep it refused.
      const isOver = until <= now().getTime() || until > now().getTime() + REFUSED_FOR_MS;
      if (isOver || !listed.includes(key)) keys.delete(key);
    }
    if (keys.size === 0) refused.delete(tenant);
  }

  async function look(tenant: string): Promise<StoredDocument | null> {
    try {
      return await newest(tenant);
    } catch (error) {
      if (live.has(tenant)) log.error({ tenant, err: error }, 'store fails: the last release document stays');
      throw error;
    }
  }

  /** The held document when the store fails, or takes so long that a visitor would wait. */
  async function heldOr(tenant: string, found: Promise<StoredDocument | null>) {
    const held = live.get(tenant);
    if (!held) return found;
    let waiting: NodeJS.Timeout | undefined;
    const patience = new Promise<StoredDocument>((resolve) => {
      waiting = setTimeout(() => resolve(held), PATIENCE_MS);
    });
    return Promise.race([found.catch(() => held), patience]).finally(() => clearTimeout(waiting));
  }

  return {
    get: async (tenant) => {
      const stored = await heldOr(
        tenant,
        keep(tenant, () => look(tenant)),
      );
      return stored && Date.parse(stored.document.expiresAt) > now().getTime() ? stored : null;
    },
  };
}
