import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import type { SigningKeys } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { changeDocument, currentDocument } from './documents.ts';
import { type Changes, nextDocument, rolledBack } from './next-document.ts';
import type { Build } from './read-build.ts';
import type { Tenant } from './tenants.ts';
import { uploadBuild, uploadFile } from './upload.ts';

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
 * Makes builds the stable releases of every tenant. All or none: nothing goes live unless each tenant's
 * document may be published. Publishing the same again changes nothing.
 */
export async function publish(registry: Registry, builds: Build[], tenants: Tenant[]): Promise<Outcome[]> {
  const { store, keys, now } = registry;
  const changes = changesOf(builds);
  for (const tenant of tenants) {
    nextDocument(await currentDocument(store, tenant.id, keys.publicKey), tenant, changes, now());
  }
  for (const build of builds) await uploadBuild(store, build);
  return inTurn(tenants, async (tenant) => {
    await uploadPictures(store, tenant);
    const result = await changeDocument(store, keys, tenant.id, (current) =>
      nextDocument(current, tenant, changes, now()),
    );
    return { tenant: tenant.id, ...result };
  });
}

/** Puts each tenant's present brand in force and renews documents that would expire soon; no release changes. */
export async function refresh(registry: Registry, tenants: Tenant[]): Promise<Outcome[]> {
  return publish(registry, [], tenants);
}

/** Swaps a part's stable and previous releases for every tenant; in force with the next page load. */
export async function rollback(
  { store, keys, now }: Registry,
  part: string,
  tenants: string[],
): Promise<Outcome[]> {
  const swap = (tenant: string) => (current: ReleaseDocument | null) => {
    if (!current) throw new ReleaseError(`Nothing is published for tenant ${tenant}.`);
    return rolledBack(current, part, now());
  };
  for (const tenant of tenants) swap(tenant)(await currentDocument(store, tenant, keys.publicKey));
  return inTurn(tenants, async (tenant) => ({
    tenant,
    ...(await changeDocument(store, keys, tenant, swap(tenant))),
  }));
}

function changesOf(builds: Build[]): Changes {
  const changes: Changes = { remotes: {} };
  for (const build of builds) {
    if (build.kind === 'host') changes.host = build.release;
    else changes.remotes = { ...changes.remotes, [build.part]: build.release };
  }
  return changes;
}

async function uploadPictures(store: Store, { pictures }: Tenant): Promise<void> {
  for (const [key, data] of pictures) {
    // A favicon keeps its address when it changes; logos don't.
    if (key.startsWith('favicons/')) await store.put(key, data);
    else await uploadFile(store, key, data);
  }
}

async function inTurn<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
