import type { FindingCode } from '../release/finding.ts';
import { type GatedRegistry, refuseBreakages } from '../gate/gate.ts';
import type { Store } from '../store/store.ts';
import {
  updateAllTenants,
  updateEachTenant,
  type TenantResult,
  type Registry,
} from '../release/update-all-tenants.ts';
import { formatName } from '../release/channels.ts';
import { type Changes, nextDocument, withSettings } from '../release/next-document.ts';
import type { Build } from '../release/read-build.ts';
import type { Tenant } from '../release/tenants.ts';
import { uploadBuild, uploadFile } from '../release/upload.ts';

/**
 * Makes builds the stable releases of every tenant. All or none: nothing goes live when anything that is live
 * would break, except in ways accepted by name. Publishing the same again changes nothing. Settings of a site stay as
 * they are in force; only the first document of a tenant takes them from `tenants`.
 */
export async function publish(
  registry: GatedRegistry,
  builds: Build[],
  tenants: Tenant[],
  accepted: readonly FindingCode[] = [],
): Promise<TenantResult[]> {
  const { store, now } = registry;
  const changes = toChanges(builds);
  await refuseBreakages(registry, builds, tenants, accepted);
  const names = builds.map(({ part, release }) => `${part} ${formatName(release)}`);
  const intent = { what: `publish ${names.join(' ')}`, touches: builds.map(({ part }) => part) };
  const prepare = async () => {
    for (const build of builds) await uploadBuild(store, build, now());
    for (const tenant of tenants) await uploadPictures(store, tenant);
  };
  return updateAllTenants(
    registry,
    tenants,
    (current, tenant) => nextDocument(current, tenant, changes, now()),
    {
      intent,
      prepare,
    },
  );
}

/** Renews documents that would expire soon; nothing else in them changes. */
export async function refresh(registry: Registry, tenants: string[]): Promise<TenantResult[]> {
  return updateEachTenant(registry, tenants, (current) => withSettings(current, {}, registry.now()));
}

function toChanges(builds: Build[]): Changes {
  const changes: Changes = { remotes: {} };
  for (const build of builds) {
    if (build.kind === 'host') changes.host = build.release;
    else changes.remotes = { ...changes.remotes, [build.part]: build.release };
  }
  return changes;
}

/** Stores the pictures of a brand. */
export async function uploadPictures(store: Store, { pictures }: Pick<Tenant, 'pictures'>): Promise<void> {
  for (const [key, picture] of pictures) {
    // A favicon keeps its address when it changes; the others don't, and are not drawn again.
    const isKept = !key.startsWith('favicons/');
    if (isKept && (await store.has(key))) continue;
    const data = typeof picture === 'function' ? await picture() : picture;
    await (isKept ? uploadFile(store, key, data) : store.put(key, data));
  }
}
