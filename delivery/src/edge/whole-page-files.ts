import type { WholePageFile } from '@yado/shared/contract/whole-page';
import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { LRUCache } from 'lru-cache';
import { computeIntegrity } from '../release/build-files.ts';
import { parseOutline } from '../release/outline-schema.ts';
import { wholePageFile } from '../release/whole-page-schema.ts';
import type { Store } from '../store/store.ts';

const MAX_RELEASES = 8;

interface Options {
  store: Pick<Store, 'get'>;
  log: { error: (fields: object, message: string) => void };
}

/** Reads and checks what each release has of whole pages once; null for one without, or with another than was published. */
export function createWholePageFiles({ store, log }: Options) {
  const known = new LRUCache<string, { file: WholePageFile | null }>({ max: MAX_RELEASES });

  return async ({ id, baseUrl, wholePages }: RemoteRelease): Promise<WholePageFile | null> => {
    if (!wholePages) return null;
    const found = known.get(baseUrl);
    if (found) return found.file;
    const data = await store.get((baseUrl + wholePages.file).slice(1));
    const isSound = data && computeIntegrity(data) === wholePages.integrity;
    const file = isSound ? parseOutline(wholePageFile, data) : null;
    if (!file) log.error({ release: id }, 'whole pages refused: missing, or not as they were published');
    known.set(baseUrl, { file });
    return file;
  };
}
