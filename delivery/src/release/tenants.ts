import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Brand, PublicConfiguration } from '@yado/shared/contract/release-document';
import { brandContrastProblems } from '@yado/shared/tokens/brand-contrast';
import { z } from 'zod';
import { ReleaseError } from '../errors.ts';
import { type ConfigurationOverrides, overrideConfiguration } from './override-configuration.ts';
import { readJson } from './read-json.ts';
import { publicConfiguration, tenantFile } from './tenant-schema.ts';

export interface Tenant {
  id: string;
  brand: Brand;
  configuration: PublicConfiguration;
  flags: Record<string, boolean>;
  /** Store key → content of the pictures that the brand shows. */
  pictures: Map<string, Buffer>;
}

/** Reads every `<tenant>.json` of a folder. Throws a `ReleaseError` for a brand that people could not read. */
export async function readTenants(folder: string, overrides: ConfigurationOverrides = {}): Promise<Tenant[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  if (names.length === 0) throw new ReleaseError(`No tenants in ${folder}.`);
  return Promise.all(names.map((name) => readTenant(folder, basename(name, '.json'), overrides)));
}

async function readTenant(folder: string, id: string, overrides: ConfigurationOverrides): Promise<Tenant> {
  const file = join(folder, `${id}.json`);
  const { favicon, brand, configuration, flags } = await readJson(file, tenantFile);
  const faults = brandContrastProblems(brand.colors).map(
    ({ pair, ratio, required }) => `${pair}: ${ratio.toFixed(2)}, needs ${required}`,
  );
  if (faults.length > 0)
    throw new ReleaseError(`${file}: the brand fails WCAG AA.\n- ${faults.join('\n- ')}`);
  const { logo, ...rest } = brand;
  const pictures = new Map<string, Buffer>();
  pictures.set(`favicons/${id}.svg`, await readPicture(folder, favicon));
  const logoUrl = logo ? await addLogo(pictures, folder, logo) : undefined;
  return {
    id,
    brand: { ...rest, logoUrl },
    configuration: checked(overrideConfiguration(configuration, overrides)),
    flags,
    pictures,
  };
}

/** Adds a logo under an address that changes with its content, and returns that address. */
async function addLogo(pictures: Map<string, Buffer>, folder: string, logo: string): Promise<string> {
  const data = await readPicture(folder, logo);
  const key = `brands/${createHash('sha256').update(data).digest('hex').slice(0, 16)}/${basename(logo)}`;
  pictures.set(key, data);
  return `/${key}`;
}

async function readPicture(folder: string, name: string): Promise<Buffer> {
  const file = join(folder, 'assets', name);
  return readFile(file).catch(() => {
    throw new ReleaseError(`${file} is missing.`);
  });
}

function checked(configuration: PublicConfiguration): PublicConfiguration {
  const result = publicConfiguration.safeParse(configuration);
  if (!result.success) throw new ReleaseError(`PUBLIC_* variables:\n${z.prettifyError(result.error)}`);
  return configuration;
}
