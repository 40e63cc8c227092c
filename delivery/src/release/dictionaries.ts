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

/**
 * Keeps where a file of a release is by its pattern and the SHA-256 of its bytes, which is how browsers name what they have.
 * The latest release with these bytes counts: it stays longest.
 */
export async function registerDictionary(
  store: Pick<Store, 'put'>,
  key: string,
  data: Uint8Array,
): Promise<void> {
  const pattern = toDictionaryPattern(key);
  if (pattern === null) return;
  await store.put(toRecordKey(pattern, createHash('sha256').update(data).digest('hex')), Buffer.from(key));
}

/** The key of the same file in another release by the SHA-256 of its bytes, in hexadecimal; null when no release has it. */
export async function findDictionary(
  store: Pick<Store, 'get'>,
  key: string,
  sha256: string,
): Promise<string | null> {
  const pattern = toDictionaryPattern(key);
  const data = pattern && (await store.get(toRecordKey(pattern, sha256)));
  return data && data.toString('utf8');
}

function toRecordKey(pattern: string, sha256: string): string {
  return `dictionaries/${createHash('sha256').update(pattern).digest('hex').slice(0, 16)}/${sha256}`;
}
