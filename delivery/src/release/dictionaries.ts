import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** A name's part that is made of the content, as builds write it: `.00e950763d` before the ending. */
const HASH = /\.[0-9a-f]{8,}(?=\.[a-z0-9]+$)/;
/** What a pattern of addresses takes for itself. */
const SPECIAL = /[+]/;

/**
 * The address pattern of one file of a part over all its releases, like `/releases/search/…/static/js/0.….js` with a
 * star for each gap, or null for what is no file of a release. The browser's copy of any of them can be the dictionary of any other.
 */
export function toDictionaryPattern(key: string): string | null {
  const [, part, path] = /^releases\/([^/]+)\/[^/]+\/(.+)$/.exec(key) ?? [];
  if (!part || !path || SPECIAL.test(key)) return null;
  return `/releases/${part}/*/${path.replace(HASH, '.*')}`;
}

/** Keeps where a file of a release is by the SHA-256 of its bytes, which is how browsers name what they have. */
export async function registerDictionary(store: Store, key: string, data: Uint8Array): Promise<void> {
  if (toDictionaryPattern(key) === null) return;
  await store.create(toRecordKey(createHash('sha256').update(data).digest('hex')), Buffer.from(key));
}

/** The key of a file by the SHA-256 of its bytes, in hexadecimal; null when no release has it. */
export async function findDictionary(store: Pick<Store, 'get'>, sha256: string): Promise<string | null> {
  const data = await store.get(toRecordKey(sha256));
  return data && data.toString('utf8');
}

function toRecordKey(sha256: string): string {
  return `dictionaries/${sha256}`;
}
