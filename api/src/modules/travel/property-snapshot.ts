import type { RapidContent } from '../../adapters/rapid/content-schemas.ts';

/** A hotel's content in both languages as it was at one moment. */
export interface PropertySnapshot {
  ja: RapidContent;
  en: RapidContent;
}

/** What a voucher needs of the content: where it is, how to get in, what it charges; no rooms, one picture. */
export function snapshotOf(content: RapidContent): RapidContent {
  const { rooms: _rooms, amenities: _amenities, images, ...kept } = content;
  const picture = images?.find(({ hero_image }) => hero_image) ?? images?.[0];
  return { ...kept, ...(picture ? { images: [picture] } : {}) };
}
