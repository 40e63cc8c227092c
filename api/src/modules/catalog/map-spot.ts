import type { SearchSuggestionSpot } from '../../graphql/__generated__/schema-types.ts';
import type { RegionRow } from './catalog-store.ts';
import type { ContentLanguage } from './content-language.ts';

/** A region or spot as people see it. */
export function mapSpot(row: RegionRow, language: ContentLanguage): SearchSuggestionSpot {
  const japanese = language === 'ja-JP';
  return {
    id: row.id,
    name: japanese ? row.name_ja : row.name_en,
    nameFull: japanese ? row.name_full_ja : row.name_full_en,
    nameEn: row.name_en,
    type: row.type,
    countryCode: row.country_code,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    propertyCount: row.property_count,
  };
}
