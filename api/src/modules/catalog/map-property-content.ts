import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import type { Offer } from '../search/offer.ts';
import type { PropertyRecord } from './catalog-store.ts';
import { type ContentLanguage, contentId } from './content-language.ts';

/** What the resolvers of `PropertyContent` work on; texts and pictures are made only when they are asked for. */
export interface PropertyContentSource {
  /** Id of the GraphQL object, which includes the language. */
  id: string;
  propertyId: string;
  language: ContentLanguage;
  name: string;
  nameEn: string;
  /** IANA zone. */
  timeZone: string;
  content: HotelContent;
  /** Some hosts keep their street address back until there is a booking. */
  revealAddress: boolean;
  /** Set by the search: the offer that it shows (null: sold out), for which stay and by which choice. */
  searched?: { stayKey: string; choiceKey: string; offer: Offer | null };
}

/** Content in one language, from the catalog's record. Say `revealAddress` for people who have booked. */
export function mapPropertyContent(
  { row, language, content }: PropertyRecord,
  options: { revealAddress?: boolean } = {},
): PropertyContentSource {
  return {
    id: contentId(row.id, language),
    propertyId: row.id,
    language,
    name: content.name,
    nameEn: row.name_en,
    timeZone: row.time_zone,
    content,
    revealAddress: options.revealAddress ?? false,
  };
}
