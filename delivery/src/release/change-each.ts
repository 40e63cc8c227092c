import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import type { SigningKeys } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { changeDocument, currentDocument } from './documents.ts';

export interface Registry {
  store: Store;
  keys: SigningKeys;
  now: () => Date;
}

export interface Outcome {
  tenant: string;
  changed: boolean;
  document: ReleaseDocument | null;
}

/**
 * Changes the document of every tenant: all or none, unless the command dies on the way. `prepare` runs once it is
 * known that each may be published. Throws a `ReleaseError`.
 */
export async function changeEach(
  { store, keys }: Registry,
  tenants: string[],
  change: (current: ReleaseDocument) => ReleaseDocument,
  prepare: () => Promise<void> = async () => {},
): Promise<Outcome[]> {
  const changed = (tenant: string) => (current: ReleaseDocument | null) => {
    if (!current) throw new ReleaseError(`Nothing is published for tenant ${tenant}.`);
    const next = change(current);
    return next === current ? null : next;
  };
  for (const tenant of tenants) changed(tenant)(await currentDocument(store, tenant, keys.publicKey));
  await prepare();
  return inTurn(tenants, async (tenant) => ({
    tenant,
    ...(await changeDocument(store, keys, tenant, changed(tenant))),
  }));
}

/** One after the other, so that what is there when something fails is the beginning of the list. */
export async function inTurn<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
