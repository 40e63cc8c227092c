import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { PublicKey } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { findChannel, listChannels, type Named } from './channels.ts';
import { documentKeys, readDocument } from './documents.ts';
import { readRecord } from './records.ts';

/**
 * The release that a rollback took away from a site's part, when the part's present stable release is there since
 * that rollback: to change places once more would bring it back. By the site's own history: in the newest document with
 * another stable release the two had each other's places, and the one that is stable now was neither published since nor
 * tried as its canary. Null also where the history ends.
 */
export async function findWithdrawn(
  store: Store,
  publicKey: PublicKey,
  { tenant, ...document }: ReleaseDocument,
  part: string,
): Promise<Named | null> {
  const channel = findChannel({ tenant, ...document }, part);
  if (!channel?.previous) return null;
  const { stable, previous } = channel;
  for (const key of await documentKeys(store, tenant)) {
    const stored = await readDocument(store, key, tenant, publicKey);
    const before = stored && findChannel(stored.document, part);
    if (!stored || !before) return null;
    if (before.stable.id === stable.id) continue;
    if (before.stable.id !== previous.id || before.previous?.id !== stable.id) return null;
    if (before.canary?.release.id === stable.id) return null;
    const record = await readRecord(store, part, stable.id);
    const isPublished = record && Date.parse(record.recordedAt) >= Date.parse(stored.document.issuedAt);
    return isPublished ? null : previous;
  }
  return null;
}

/** The parts of a site where a rollback would bring back what one took away (`findWithdrawn`). */
export async function findWithdrawnParts(
  store: Store,
  publicKey: PublicKey,
  document: ReleaseDocument,
): Promise<ReadonlySet<string>> {
  const parts = listChannels(document).flatMap(([part, { canary }]) => (canary ? [] : [part]));
  const found = await Promise.all(
    parts.map(async (part) => ((await findWithdrawn(store, publicKey, document, part)) ? [part] : [])),
  );
  return new Set(found.flat());
}
