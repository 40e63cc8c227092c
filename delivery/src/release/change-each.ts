import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import type { SigningKeys } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { changeDocument, currentDocument } from './documents.ts';
import { announcePublication } from './publications.ts';

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
  return publishInTurn(store, tenants, async (tenant) => ({
    tenant,
    ...(await changeDocument(store, keys, tenant, changed(tenant))),
  }));
}

/**
 * One tenant after the other, so that those who have it when something fails are the beginning of the list; whatever
 * came of it, edges are told to look.
 */
export async function publishInTurn<Tenant, R>(
  store: Store,
  tenants: Tenant[],
  publish: (tenant: Tenant) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  try {
    for (const tenant of tenants) results.push(await publish(tenant));
  } finally {
    await announcePublication(store);
  }
  return results;
}
