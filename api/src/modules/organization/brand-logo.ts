import { readFile } from 'node:fs/promises';
import type { Config } from '../../config/config.ts';
import type { AppContext } from '../../context.ts';
import { isDrawnPicture } from '../../lib/picture/draw-picture.ts';
import { StartError } from '../../lib/start-error.ts';
import { picturePlaces } from './picture-places.ts';
import { readPicture } from './picture-store.ts';
import type { AgencyRow } from './tables.ts';

/** Whose logo is on a paper or a mail: the platform's own, or the picture of an agency. */
export type BrandLogo = 'platform' | { pictureId: string };

/** The logo in the HTML of a mail: a part of the mail itself, for most programs load nothing from elsewhere. */
export const LOGO_CONTENT_ID = 'logo@yado';

/** Null: the agency has given none, and its name is shown instead. */
export function getBrandLogo(agency: AgencyRow | null): BrandLogo | null {
  if (agency === null) return 'platform';
  return agency.logo_id === null ? null : { pictureId: agency.logo_id };
}

/** The picture of a logo: PNG, 480 by 120 pixels, on white. Null where there is none. */
export async function readBrandLogo(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  logo: BrandLogo | null | undefined,
): Promise<Buffer | null> {
  if (!logo) return null;
  return logo === 'platform' ? readPlatformLogo(config) : readPicture(db, logo.pictureId);
}

const platformLogos = new Map<string, Buffer>();

/** The same of the platform itself. Throws StartError when its file is no such picture. */
export async function readPlatformLogo({ support: { logoFile } }: Config): Promise<Buffer> {
  const known = platformLogos.get(logoFile);
  if (known) return known;
  const file = await readFile(logoFile).catch((cause: unknown) => {
    throw new StartError(`The platform's logo ${logoFile} can't be read (SUPPORT_LOGO).`, { cause });
  });
  const { width, height } = picturePlaces.LOGO;
  if (!isDrawnPicture(file, picturePlaces.LOGO)) {
    const wanted = `PNG of ${width} by ${height} pixels in red, green and blue alone`;
    throw new StartError(`${logoFile} is no ${wanted} (SUPPORT_LOGO).`);
  }
  platformLogos.set(logoFile, file);
  return file;
}
