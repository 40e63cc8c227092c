import type { Store } from '../store/store.ts';
import type { Branding } from './branding.ts';
import type { Tenant } from './tenants.ts';

type Stored = Omit<Branding, 'pictures'>;

/** Keeps what an agency has decided; from then on it goes before the tenant's file. Its pictures are there already. */
export async function keepBranding(store: Store, tenant: string, branding: Branding): Promise<void> {
  const { brand, menu, allowedRemotes } = branding;
  const stored: Stored = { brand, menu, allowedRemotes };
  await store.put(toKey(tenant), Buffer.from(`${JSON.stringify(stored)}\n`));
}

/** Lets the tenant's file decide again. */
export async function forgetBranding(store: Store, tenant: string): Promise<void> {
  await store.remove(toKey(tenant));
}

/** A tenant with what its agency has decided since, if anything; the file then only gives configuration and flags. */
export async function withStoredBranding(store: Store, tenant: Tenant): Promise<Tenant> {
  const data = await store.get(toKey(tenant.id));
  if (!data) return tenant;
  const { brand, menu, allowedRemotes } = JSON.parse(data.toString('utf8')) as Stored;
  return { ...tenant, brand, menu, allowedRemotes, pictures: new Map() };
}

function toKey(tenant: string): string {
  return `tenants/${tenant}.json`;
}
