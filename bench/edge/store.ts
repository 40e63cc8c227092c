import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { documentKey } from '../../delivery/src/release/documents.ts';
import { type Changes, nextDocument } from '../../delivery/src/release/next-document.ts';
import { announcePublication } from '../../delivery/src/release/publications.ts';
import { uploadFile } from '../../delivery/src/release/upload.ts';
import type { SigningKeys } from '../../delivery/src/signing/keys.ts';
import { signDocument } from '../../delivery/src/signing/sign-document.ts';
import { tenant } from '../../delivery/src/testing/_document.ts';
import type { Place } from './places.ts';
import { hostRelease, remoteRelease } from './releases.ts';

export const PUBLICATIONS = 50;
const REMOTES = ['search', 'booking', 'trips', 'settings', 'public'];

/**
 * Fills a store with the history of each tenant as publications leave it, made by the release command's own parts.
 * Only files and signatures are real in size and number; the documents before the last name few files.
 */
export async function fillStore(
  { store, write }: Place,
  tenants: readonly string[],
  keys: SigningKeys,
): Promise<void> {
  const small = Array.from({ length: PUBLICATIONS - 1 }, (_, index) => changes(`old${index}`, 1).changes);
  const last = changes('live');
  for (const name of tenants) {
    let document: ReleaseDocument | null = null;
    for (const change of [...small, last.changes]) {
      document = nextDocument(document, { ...tenant, id: name }, change, new Date()) as ReleaseDocument;
      await write(documentKey(document), `${JSON.stringify(signDocument(document, keys))}\n`);
    }
  }
  for (const [key, data] of last.files) await uploadFile(store, key, data);
  await announcePublication(store);
}

function changes(id: string, size?: number) {
  const host = hostRelease(id, size);
  const remotes = REMOTES.map((part) => [part, remoteRelease(part, id, size)] as const);
  return {
    changes: {
      host: host.release,
      remotes: Object.fromEntries(remotes.map(([part, { release }]) => [part, release])),
    } satisfies Changes,
    files: [host, ...remotes.map(([, remote]) => remote)].flatMap(({ release, files }) =>
      [...files].map(([name, data]) => [`${release.baseUrl.slice(1)}${name}`, data] as const),
    ),
  };
}
