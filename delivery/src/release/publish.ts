import type { FindingCode } from '../gate/finding.ts';
import { type GatedRegistry, refuseBreakages } from '../gate/gate.ts';
import type { Store } from '../store/store.ts';
import { changeEach, type Outcome, publishInTurn, type Registry } from './change-each.ts';
import { changeDocument, currentDocument } from './documents.ts';
import { type Changes, nextDocument, rolledBack, withSettings } from './next-document.ts';
import type { Build } from './read-build.ts';
import type { Tenant } from './tenants.ts';
import { uploadBuild, uploadFile } from './upload.ts';

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
): Promise<Outcome[]> {
  const { store, keys, now } = registry;
  const changes = changesOf(builds);
  await refuseBreakages(registry, builds, tenants, accepted);
  for (const tenant of tenants) {
    nextDocument(await currentDocument(store, tenant.id, keys.publicKey), tenant, changes, now());
  }
  for (const build of builds) await uploadBuild(store, build, now());
  return publishInTurn(store, tenants, async (tenant) => {
    await uploadPictures(store, tenant);
    const result = await changeDocument(store, keys, tenant.id, (current) =>
      nextDocument(current, tenant, changes, now()),
    );
    return { tenant: tenant.id, ...result };
  });
}

/** Renews documents that would expire soon; nothing else in them changes. */
export async function refresh(registry: Registry, tenants: string[]): Promise<Outcome[]> {
  return changeEach(registry, tenants, (current) => withSettings(current, {}, registry.now()));
}

/** Ends a part's canary, or swaps its stable and previous releases, for every tenant; in force with the next page load. */
export async function rollback(registry: Registry, part: string, tenants: string[]): Promise<Outcome[]> {
  return changeEach(registry, tenants, (current) => rolledBack(current, part, registry.now()));
}

function changesOf(builds: Build[]): Changes {
  const changes: Changes = { remotes: {} };
  for (const build of builds) {
    if (build.kind === 'host') changes.host = build.release;
    else changes.remotes = { ...changes.remotes, [build.part]: build.release };
  }
  return changes;
}

/** Stores the pictures of a brand. */
export async function uploadPictures(store: Store, { pictures }: Pick<Tenant, 'pictures'>): Promise<void> {
  for (const [key, data] of pictures) {
    // A favicon keeps its address when it changes; logos don't.
    if (key.startsWith('favicons/')) await store.put(key, data);
    else await uploadFile(store, key, data);
  }
}
