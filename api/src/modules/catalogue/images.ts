import type { RapidContent } from '../../adapters/rapid/content-schemas.ts';
import type { PropertyImageResolvers } from '../../graphql/__generated__/schema-types.ts';

export interface ImageModel {
  url: string;
  largeUrl: string;
  category: string | null;
  caption: string | null;
}

type Images = RapidContent['images'];

/** Looked for in each picture of a list, where taking whole addresses apart would be felt. */
const thisMachine = /^http:\/\/(?:127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?=\/)/;

/** The first pictures, the one meant for lists before all others; a picture without any link is left out. */
export function mapImages(images: Images, first = Number.POSITIVE_INFINITY): ImageModel[] {
  const shown: ImageModel[] = [];
  for (const hero of [true, false]) {
    for (const image of images ?? []) {
      if (shown.length >= first) return shown;
      if ((image.hero_image ?? false) !== hero) continue;
      const large = image.links['1000px']?.href ?? image.links['350px']?.href;
      if (!large) continue;
      shown.push({
        url: image.links['350px']?.href ?? large,
        largeUrl: large,
        category: image.category?.toString() ?? null,
        caption: image.caption ?? null,
      });
    }
  }
  return shown;
}

/**
 * The address of a stored picture. One on this machine is the sandbox's, whose port may have changed since the
 * import: it is looked for at the supplier of today.
 */
export function pictureAddress(stored: string, supplier: string): string {
  return thisMachine.test(stored) ? stored.replace(thisMachine, new URL(supplier).origin) : stored;
}

export const propertyImageResolvers: PropertyImageResolvers = {
  url: ({ url }, _arguments, { app }) => pictureAddress(url, app.config.rapid.baseUrl),
  largeUrl: ({ largeUrl }, _arguments, { app }) => pictureAddress(largeUrl, app.config.rapid.baseUrl),
};
