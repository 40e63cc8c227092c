import type { HostRelease, RemoteRelease } from '@yado/shared/contract/release-document';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { computeIntegrity } from '../release/build-files.ts';
import { parseOutline } from '../release/outline-schema.ts';
import type { Store } from '../store/store.ts';

type Release = HostRelease | RemoteRelease;
interface PublishedFile {
  file: string;
  integrity: string;
}

const MAX_REFUSED = 1_000;
/** How long a refused file is not read again, as with a refused document: each try is a read and a line of the log. */
const REFUSED_FOR_MS = 60_000;

/**
 * Reads files of releases: one that is missing, or not as it was published, is null. It may be put right in its place,
 * so that it is read again after a while.
 */
export function createPublishedFiles(
  store: Pick<Store, 'get'>,
  onRefused: (release: Release, file: string) => void,
) {
  const refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_FOR_MS });

  return async <T>(
    release: Release,
    { file, integrity }: PublishedFile,
    schema: z.ZodType<T>,
  ): Promise<T | null> => {
    const key = (release.baseUrl + file).slice(1);
    if (refused.has(key)) return null;
    const data = await store.get(key);
    const found = data && computeIntegrity(data) === integrity ? parseOutline(schema, data) : null;
    if (found) return found;
    refused.set(key, true);
    onRefused(release, file);
    return null;
  };
}
