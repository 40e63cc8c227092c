import type { RapidContent } from '../../adapters/rapid/content-schemas.ts';

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
