import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Brand, MenuChange } from '@yado/shared/contract/release-document';
import { brandContrastProblems } from '@yado/shared/tokens/brand-contrast';
import type { z } from 'zod';
import { ReleaseError } from '../errors.ts';
import { describePreview, drawPreview } from './draw-preview.ts';
import { readJson } from './read-json.ts';
import { brandFile } from './tenant-schema.ts';

/** The content of a picture, or how to draw it where it is not stored yet. */
export type Picture = Buffer | (() => Promise<Buffer>);

/** What an agency decides about its site. */
export interface Branding {
  brand: Brand;
  menu?: MenuChange[];
  /** Absent: every remote. */
  allowedRemotes?: string[];
  /** Store key → content of the pictures that the brand shows. */
  pictures: Map<string, Picture>;
}

/** Reads what an agency hands in; its pictures are beside the file. Throws a `ReleaseError` that names the field. */
export async function readBranding(tenant: string, file: string): Promise<Branding> {
  return resolveBranding(tenant, file, dirname(file), await readJson(file, brandFile));
}

/**
 * Checks a brand and takes its pictures from a folder. Throws a `ReleaseError` that names the pair of colors and its
 * ratio for one that people could not read.
 */
export async function resolveBranding(
  tenant: string,
  file: string,
  folder: string,
  { favicon, brand, menu, remotes }: z.infer<typeof brandFile>,
): Promise<Branding> {
  const faults = brandContrastProblems(brand.colors).map(
    ({ pair, ratio, required }) => `${pair}: ${ratio.toFixed(2)}, needs ${required}`,
  );
  if (faults.length > 0)
    throw new ReleaseError(`${file}: the brand fails WCAG AA.\n- ${faults.join('\n- ')}`);
  const { logo: logoFile, ...rest } = brand;
  const pictures = new Map<string, Picture>();
  pictures.set(`favicons/${tenant}.svg`, await readPicture(folder, favicon));
  const logo = logoFile && { name: basename(logoFile), data: await readPicture(folder, logoFile) };
  const logoUrl = logo ? add(pictures, logo.name, logo.data, logo.data) : undefined;
  const preview = describePreview(brand, logo || undefined);
  const previewUrl = add(pictures, 'preview.png', preview, () => drawPreview(preview));
  return { brand: { ...rest, logoUrl, previewUrl }, menu, allowedRemotes: remotes, pictures };
}

/** Adds a picture under an address that changes with what it is made of, and returns that address. */
function add(
  pictures: Map<string, Picture>,
  name: string,
  madeOf: string | Buffer,
  picture: Picture,
): string {
  const key = `brands/${createHash('sha256').update(madeOf).digest('hex').slice(0, 16)}/${name}`;
  pictures.set(key, picture);
  return `/${key}`;
}

async function readPicture(folder: string, name: string): Promise<Buffer> {
  const file = join(folder, name);
  return readFile(file).catch(() => {
    throw new ReleaseError(`${file} is missing.`);
  });
}
