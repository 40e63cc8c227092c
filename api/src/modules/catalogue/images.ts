import type { RapidContent } from '../../adapters/rapid/content-schemas.ts';
import type { PropertyImageResolvers } from '../../graphql/__generated__/schema-types.ts';
import { isLoopback } from '../../is-loopback.ts';

export interface ImageModel {
  url: string;
  largeUrl: string;
  category: string | null;
  caption: string | null;
}

type Images = RapidContent['images'];

/** Pictures with the one meant for lists first; a picture without any link is left out. */
export function mapImages(images: Images): ImageModel[] {
  return [...(images ?? [])]
    .sort((a, b) => Number(b.hero_image ?? false) - Number(a.hero_image ?? false))
    .flatMap(({ links, category, caption }) => {
      const large = links['1000px']?.href ?? links['350px']?.href;
      if (!large) return [];
      const url = links['350px']?.href ?? large;
      return [{ url, largeUrl: large, category: category?.toString() ?? null, caption: caption ?? null }];
    });
}

/**
 * The address of a stored picture. One on this machine is the sandbox's, whose port may have changed since the
 * import: it is looked for at the supplier of today.
 */
export function pictureAddress(stored: string, supplier: string): string {
  const { hostname, pathname, search } = new URL(stored);
  return isLoopback(hostname) ? new URL(`${pathname}${search}`, supplier).href : stored;
}

export const propertyImageResolvers: PropertyImageResolvers = {
  url: ({ url }, _arguments, { app }) => pictureAddress(url, app.config.rapid.baseUrl),
  largeUrl: ({ largeUrl }, _arguments, { app }) => pictureAddress(largeUrl, app.config.rapid.baseUrl),
};
