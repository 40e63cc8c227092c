import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import { type GatedRegistry, refuseBreakages } from '../gate/gate.ts';
import type { Store } from '../store/store.ts';
import { updateAllTenants, type TenantResult } from '../release/update-all-tenants.ts';
import { currentDocument } from '../release/documents.ts';
import { firstDocument, withSettings } from '../release/next-document.ts';
import { uploadPictures } from './publish.ts';
import { settingChanges, pickSettings } from '../release/settings.ts';
import type { Tenant } from '../release/tenants.ts';

/** What the files of tenants would change on their sites. */
export interface ConfigurationChange {
  tenant: Tenant;
  /** One line for each value; empty when the site is as configured. */
  lines: string[];
}

interface Sites {
  /** As their files say. */
  tenants: Tenant[];
  /** Gives a site that has no document yet its releases. */
  model: Tenant | undefined;
}

/**
 * What would change if the files of tenants took effect. Throws a `ReleaseError` while nothing is published, and
 * a `ReleaseRefused` when a live remote could not read the configuration.
 */
export async function configurationChanges(
  registry: GatedRegistry,
  sites: Sites,
): Promise<ConfigurationChange[]> {
  const { store, keys } = registry;
  const model = await modelDocument(registry, sites.model);
  await refuseBreakages(registry, [], sites.tenants, [], model);
  const changes: ConfigurationChange[] = [];
  for (const tenant of sites.tenants) {
    const document = await currentDocument(store, tenant.id, keys.publicKey);
    const first = document ? [] : [`a new site, with the releases that ${model.tenant} runs`];
    const lines = [...first, ...settingChanges(document ? pickSettings(document) : {}, tenant)];
    changes.push({ tenant, lines: [...lines, ...(await pictureChanges(store, tenant))] });
  }
  return changes;
}

/** Puts the files of tenants in force: configuration and flags, and the brand that they say. No release changes. */
export async function configure(registry: GatedRegistry, sites: Sites): Promise<TenantResult[]> {
  const { store, now } = registry;
  const model = await modelDocument(registry, sites.model);
  await refuseBreakages(registry, [], sites.tenants, [], model);
  const intent = { what: `configure ${sites.tenants.map(({ id }) => id).join(' ')}`, touches: ['settings'] };
  const prepare = async () => {
    for (const tenant of sites.tenants) await uploadPictures(store, tenant);
  };
  return updateAllTenants(
    registry,
    sites.tenants,
    (current, tenant) => {
      if (!current) return firstDocument(tenant, model, now());
      const next = withSettings(current, pickSettings(tenant), now());
      return next === current ? null : next;
    },
    { intent, prepare },
  );
}

async function modelDocument(
  { store, keys }: GatedRegistry,
  model: Tenant | undefined,
): Promise<ReleaseDocument> {
  const document = model && (await currentDocument(store, model.id, keys.publicKey));
  if (document) return document;
  throw new ReleaseError(
    'Nothing is published yet. The first publication takes the configuration too: npm run release -- publish --all',
  );
}

async function pictureChanges(store: Store, { pictures }: Tenant): Promise<string[]> {
  const lines: string[] = [];
  // Any other picture is named after its content, by the brand.
  for (const [key, data] of pictures)
    if (Buffer.isBuffer(data) && key.startsWith('favicons/') && !(await store.get(key))?.equals(data))
      lines.push('favicon another picture');
  return lines;
}
