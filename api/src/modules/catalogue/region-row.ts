import type { Insertable, Selectable } from 'kysely';
import type { RapidRegion } from '../../adapters/rapid/content-schemas.ts';
import type { RegionType } from '../../graphql/__generated__/schema-types.ts';
import { japaneseKey, readingKeys, romajiKey } from './normalize.ts';
import { gramsOf, searchText } from './search-text.ts';
import type { RegionTable, SearchEntryTable } from './tables.ts';

/** The kinds of region that can be searched; the number lifts it among the suggestions. */
const TYPES: Readonly<Record<string, readonly [RegionType, number]>> = {
  country: ['COUNTRY', 0],
  province_state: ['PROVINCE_STATE', 1],
  high_level_region: ['HIGH_LEVEL_REGION', 1],
  multi_city_vicinity: ['MULTI_CITY_VICINITY', 1.5],
  city: ['CITY', 3],
  neighborhood: ['NEIGHBORHOOD', 2.5],
  train_station: ['TRAIN_STATION', 2],
  metro_station: ['METRO_STATION', 1.5],
  airport: ['AIRPORT', 1.5],
  point_of_interest: ['POINT_OF_INTEREST', 1],
};
const WEIGHTS = new Map(Object.values(TYPES));

const KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・\s]+$/u;

function readingsOf({ tags, iata_airport_code: iata }: RapidRegion): string[] {
  return [...(tags ?? []).filter((tag) => KANA.test(tag)), ...(iata ? [iata] : [])];
}

/** Null for kinds that nobody searches by (continents). */
export function regionRow(region: RapidRegion, run: number): Insertable<RegionTable> | null {
  const type = TYPES[region.type]?.[0];
  if (!type) return null;
  const fullName = region.name_full ?? region.name;
  return {
    id: region.id,
    type,
    country_code: region.country_code ?? null,
    name_ja: region.name,
    name_en: region.name,
    name_full_ja: fullName,
    name_full_en: fullName,
    latitude: region.coordinates.center_latitude,
    longitude: region.coordinates.center_longitude,
    readings: readingsOf(region),
    property_ids: region.property_ids ?? [],
    property_count: 0,
    run,
  };
}

/** What can be typed to find a region: its names, then the places it lies in. */
export function regionSearchEntry(region: Selectable<RegionTable>): SearchEntryTable {
  const text = searchText(
    [
      japaneseKey(region.name_ja),
      japaneseKey(region.name_en),
      romajiKey(region.name_en),
      ...region.readings.flatMap(readingKeys),
    ],
    [
      ...region.name_full_ja.split(/[,、]/).map(japaneseKey),
      ...region.name_full_en.split(',').map(romajiKey),
    ],
  );
  return {
    kind: 'region',
    id: region.id,
    region_type: region.type,
    search_text: text,
    grams: gramsOf(text),
    popularity: (WEIGHTS.get(region.type) ?? 0) + Math.log1p(region.property_count),
    run: region.run,
  };
}
