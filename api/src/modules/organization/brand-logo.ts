import { readFile } from 'node:fs/promises';
import type { Config } from '../../config/config.ts';
import type { AppContext } from '../../context.ts';
import { isDrawnLogo } from '../../lib/picture/draw-picture.ts';
import { StartError } from '../../lib/start-error.ts';
import { readPicture } from './picture-store.ts';
import type { AgencyRow } from './tables.ts';

/** Whose logo stands on a paper or a mail: the platform's own, or the picture of an agency. */
export type BrandLogo = 'platform' | { pictureId: string };

/** The logo in the HTML of a mail: a part of the mail itself, for most programs load nothing from elsewhere. */
export const LOGO_CONTENT_ID = 'logo@yado';

/** Null: the agency has given none, and its name stands there. */
export function getBrandLogo(agency: AgencyRow | null): BrandLogo | null {
  if (agency === null) return 'platform';
  return agency.logo_id === null ? null : { pictureId: agency.logo_id };
}

const platformLogos = new Map<string, Promise<Buffer>>();

/** The picture of a logo: PNG, 480 by 120 pixels, on white. Null where there is none. */
export async function readBrandLogo(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  logo: BrandLogo | null | undefined,
): Promise<Buffer | null> {
  if (!logo) return null;
  return logo === 'platform' ? readPlatformLogo(config) : readPicture(db, logo.pictureId);
}

/** The same of the platform itself. Throws StartError when its file is no such picture. */
export function readPlatformLogo({ support: { logoFile } }: Config): Promise<Buffer> {
  const known = platformLogos.get(logoFile);
  if (known) return known;
  const read = readLogoFile(logoFile);
  platformLogos.set(logoFile, read);
  return read;
}

async function readLogoFile(name: string): Promise<Buffer> {
  const file = await readFile(name).catch((cause: unknown) => {
    throw new StartError(`The platform's logo ${name} can't be read (SUPPORT_LOGO).`, { cause });
  });
  if (isDrawnLogo(file)) return file;
  throw new StartError(`${name} is no PNG of 480 by 120 pixels without transparency (SUPPORT_LOGO).`);
}
