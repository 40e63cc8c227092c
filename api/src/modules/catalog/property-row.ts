import type { Insertable } from 'kysely';
import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import { japaneseKey, romajiKey } from './normalize.ts';
import { phoneKey } from './phone-key.ts';
import { toGrams, searchText } from './search-text.ts';
import { amenityFlags } from './amenity-flags.ts';
import { breakfastFrom } from './breakfast-time.ts';
import { roomFacts } from './room-facts.ts';
import { allowsSmoking } from './smoking.ts';
import type { PropertyTable, SearchEntryTable } from './tables.ts';
import { getTimeZone } from './time-zone.ts';

/** A property nobody ranked comes after all that are ranked. */
const UNRANKED = 2_000_000_000;

/** The row that is searched, filtered and sorted by. English content may be missing. */
export function propertyRow(
  ja: HotelContent,
  en: HotelContent | undefined,
  run: number,
): Insertable<PropertyTable> {
  const { latitude, longitude } = ja.coordinates;
  const countryCode = ja.address.countryCode;
  return {
    id: ja.id,
    country_code: countryCode,
    time_zone: getTimeZone({ countryCode, latitude, longitude }),
    name_ja: ja.name,
    name_en: en?.name ?? ja.name,
    city_ja: ja.address.city ?? null,
    city_en: en?.address.city ?? null,
    latitude,
    longitude,
    star_rating: ja.stars?.rating ?? null,
    guest_rating: ja.guestRatings?.overall ?? null,
    category_id: ja.category?.id ?? null,
    rank: Math.min(ja.rank ?? UNRANKED, UNRANKED),
    amenities: amenityFlags(ja),
    smoking_room_ids: Object.values(ja.rooms ?? {})
      .filter(allowsSmoking)
      .map(({ id }) => id),
    chain_id: ja.chain?.id ?? null,
    room_facts: roomFacts(ja.rooms),
    breakfast_from: breakfastFrom(ja.texts, en?.texts),
    active: true,
    run,
  };
}

/** What can be typed to find a property: its names, then its city, prefecture and address. */
export function propertySearchEntry(
  property: Insertable<PropertyTable>,
  places: readonly string[],
): SearchEntryTable {
  const text = searchText(
    [japaneseKey(property.name_ja), japaneseKey(property.name_en), romajiKey(property.name_en)],
    places.flatMap((place) => [japaneseKey(place), romajiKey(place)]),
  );
  return {
    kind: 'property',
    id: property.id,
    region_type: null,
    search_text: text,
    grams: toGrams(text),
    popularity: -property.rank,
    run: property.run,
  };
}

/**
 * City and prefecture in both languages, and of the first one street, postal code and phone number, for the search. A hotel
 * that does not publish its address is not found by it.
 */
export function placeNames(contents: readonly (HotelContent | undefined)[]): string[] {
  const areas = contents.flatMap((content) => [content?.address.city, content?.address.province]);
  const address = contents[0]?.address;
  const phone = contents[0]?.phone && phoneKey(contents[0].phone);
  const street = address?.isHidden ? [] : [address?.line1, address?.postalCode, phone ?? undefined];
  return [...areas, ...street].filter((name) => name !== undefined);
}
