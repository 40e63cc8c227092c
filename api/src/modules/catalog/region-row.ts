import type { Insertable, Selectable } from 'kysely';
import type { Region, RegionKind } from '../../adapters/supplier/hotel-content.ts';
import { japaneseKey, readingKeys, romajiKey } from './normalize.ts';
import { toGrams, searchText } from './search-text.ts';
import type { RegionTable, SearchEntryTable } from './tables.ts';

/** The number lifts a kind of region among the suggestions. */
export const REGION_WEIGHTS: Readonly<Record<RegionKind, number>> = {
  COUNTRY: 0,
  PROVINCE_STATE: 1,
  HIGH_LEVEL_REGION: 1,
  // Behind the city of its name, also where it has ten times the hotels: 横浜.
  MULTI_CITY_VICINITY: 0.5,
  CITY: 3,
  NEIGHBORHOOD: 2.5,
  TRAIN_STATION: 2,
  METRO_STATION: 1.5,
  AIRPORT: 1.5,
  POINT_OF_INTEREST: 1,
};

const KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・\s]+$/u;

const LINE = /線$/;

/** How it is read, the code of an airport, and the railway lines of a station. */
function getReadings({ tags, airportCode: iata }: Region): string[] {
  return [...(tags ?? []).filter((tag) => KANA.test(tag) || LINE.test(tag)), ...(iata ? [iata] : [])];
}

/** Whether a reading names a railway line that stops there, and is no name of the place. */
export function isLine(reading: string): boolean {
  return LINE.test(reading);
}

/** Null for kinds that nobody searches by (continents). */
export function regionRow(region: Region, run: number): Insertable<RegionTable> | null {
  if (region.kind === null) return null;
  const fullName = region.fullName ?? region.name;
  return {
    id: region.id,
    type: region.kind,
    country_code: region.countryCode ?? null,
    name_ja: region.name,
    name_en: region.name,
    name_full_ja: fullName,
    name_full_en: fullName,
    latitude: region.latitude,
    longitude: region.longitude,
    readings: getReadings(region),
    property_ids: region.hotelIds,
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
      ...region.readings.filter((each) => !isLine(each)).flatMap(readingKeys),
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
    grams: toGrams(text),
    popularity: REGION_WEIGHTS[region.type] + Math.log1p(region.property_count),
    run: region.run,
  };
}
