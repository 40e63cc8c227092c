import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const sha256Hex = /^[0-9a-f]{64}$/;
const maxCached = 2_000;

export interface PublishedOperation {
  source: string;
  /** Its own name, for metrics. */
  name: string;
}

/** A published operation by its SHA-256, or null. Read on first use; files never change. */
export type FindOperation = (id: string) => Promise<PublishedOperation | null>;

const named = /^\s*(?:query|mutation)\s+(\w+)/;

export function createPersistedOperations(directory: string): FindOperation {
  const cache = new Map<string, PublishedOperation>();
  return async (id) => {
    if (!sha256Hex.test(id)) return null;
    const known = cache.get(id);
    if (known !== undefined) {
      // Re-insert: a Map keeps insertion order, so the first key is always the least recently used.
      cache.delete(id);
      cache.set(id, known);
      return known;
    }
    const source = await readFile(join(directory, `${id}.graphql`), 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    });
    if (source === null) return null;
    const operation = { source, name: named.exec(source)?.[1] ?? 'unnamed' };
    cache.set(id, operation);
    const oldest = cache.keys().next().value;
    if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
    return operation;
  };
}
