import type { PublicKey } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { currentDocument } from './documents.ts';
import { toTenant } from './settings.ts';
import type { Tenant } from './tenants.ts';

/** Every tenant that has a document, as that says: a checkout may lack the file of one, or have an older one. */
export async function publishedTenants(store: Store, publicKey: PublicKey): Promise<Tenant[]> {
  const ids = new Set((await store.list('documents')).map((key) => key.split('/')[1] as string));
  const tenants: Tenant[] = [];
  for (const id of [...ids].sort()) {
    const document = await currentDocument(store, id, publicKey);
    if (document) tenants.push(toTenant(document));
  }
  return tenants;
}
