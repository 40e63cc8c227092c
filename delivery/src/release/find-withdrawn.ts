import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { PublicKey } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { findChannel, type Named } from './channels.ts';
import { documentKeys, readDocument } from './documents.ts';

/**
 * The release that a rollback took away from a site's part, when the part's present stable release stands there since
 * that rollback: to change places once more would bring it back. By the site's own history; null also where that ends.
 */
export async function findWithdrawn(
  store: Pick<Store, 'get' | 'list'>,
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
    if (before?.stable.id === stable.id) continue;
    const isSwap = before?.stable.id === previous.id && before.previous?.id === stable.id;
    return isSwap ? previous : null;
  }
  return null;
}
