import type { HotelImage } from '../../adapters/supplier/hotel-content.ts';
import type { PropertyImageResolvers } from '../../graphql/__generated__/schema-types.ts';

export interface ImageModel {
  url: string;
  largeUrl: string;
  category: string | null;
  caption: string | null;
}

/** Looked for in each picture of a list, where taking whole addresses apart would be felt. */
const thisMachine = /^http:\/\/(?:127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?=\/)/;

/** The first pictures, the one meant for lists before all others; a picture without any link is left out. */
export function mapImages(
  images: readonly HotelImage[] | undefined,
  first = Number.POSITIVE_INFINITY,
): ImageModel[] {
  const shown: ImageModel[] = [];
  for (const hero of [true, false]) {
    for (const image of images ?? []) {
      if (shown.length >= first) return shown;
      if ((image.isHero ?? false) !== hero) continue;
      const large = image.large ?? image.small;
      if (!large) continue;
      shown.push({
        url: image.small ?? large,
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
