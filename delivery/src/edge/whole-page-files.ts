import type { WholePageFile } from '@yado/shared/contract/whole-page';
import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { LRUCache } from 'lru-cache';
import { wholePageFile } from '../release/whole-page-schema.ts';
import type { Store } from '../store/store.ts';
import { createPublishedFiles } from './published-files.ts';

const MAX_RELEASES = 8;

interface Options {
  store: Pick<Store, 'get'>;
  log: { error: (fields: object, message: string) => void };
}

/** Reads and checks what each release has of whole pages once; null for one without, or with another than was published. */
export function createWholePageFiles({ store, log }: Options) {
  const sound = new LRUCache<string, WholePageFile>({ max: MAX_RELEASES });
  const read = createPublishedFiles(store, ({ id }) =>
    log.error({ release: id }, 'whole pages refused: missing, or not as they were published'),
  );

  return async (release: RemoteRelease): Promise<WholePageFile | null> => {
    const { baseUrl, wholePages } = release;
    if (!wholePages) return null;
    const file = sound.get(baseUrl) ?? (await read(release, wholePages, wholePageFile));
    if (file) sound.set(baseUrl, file);
    return file;
  };
}
