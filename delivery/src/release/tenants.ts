import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PublicConfiguration } from '@yado/shared/contract/release-document';
import { z } from 'zod';
import { ReleaseError } from '../errors.ts';
import { type Branding, resolveBranding } from './branding.ts';
import { type ConfigurationOverrides, overrideConfiguration } from './override-configuration.ts';
import { readJson } from './read-json.ts';
import type { Store } from '../store/store.ts';
import { withStoredBranding } from './stored-branding.ts';
import { publicConfiguration, tenantFile } from './tenant-schema.ts';

export interface Tenant extends Branding {
  id: string;
  configuration: PublicConfiguration;
  flags: Record<string, boolean>;
}

/** Ids of the tenants that have a file in a folder. */
export async function tenantsWithFile(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  return names.map((name) => basename(name, '.json'));
}

/** Reads every `<tenant>.json` of a folder. Throws a `ReleaseError` for a brand that people could not read. */
export async function readTenants(folder: string, overrides: ConfigurationOverrides = {}): Promise<Tenant[]> {
  const ids = await tenantsWithFile(folder);
  if (ids.length === 0) throw new ReleaseError(`No tenants in ${folder}.`);
  return Promise.all(ids.map((id) => readTenant(folder, id, overrides)));
}

/** Every tenant as its file configures it; what its agency has decided in the store goes before the file's brand. */
export async function currentTenants(
  folder: string,
  overrides: ConfigurationOverrides,
  store: Store,
): Promise<Tenant[]> {
  const seeds = await readTenants(folder, overrides);
  return Promise.all(seeds.map((seed) => withStoredBranding(store, seed)));
}

async function readTenant(folder: string, id: string, overrides: ConfigurationOverrides): Promise<Tenant> {
  const file = join(folder, `${id}.json`);
  const { configuration, flags, ...branding } = await readJson(file, tenantFile);
  return {
    id,
    ...(await resolveBranding(id, file, join(folder, 'assets'), branding)),
    configuration: checked(overrideConfiguration(configuration, overrides)),
    flags,
  };
}

function checked(configuration: PublicConfiguration): PublicConfiguration {
  const result = publicConfiguration.safeParse(configuration);
  if (!result.success) throw new ReleaseError(`PUBLIC_* variables:\n${z.prettifyError(result.error)}`);
  return configuration;
}
