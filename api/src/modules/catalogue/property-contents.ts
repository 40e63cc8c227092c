import type { Db } from '../../db/client.ts';
import { findPropertyRecords } from './catalogue-store.ts';
import { type ContentLanguage, parseContentId } from './content-language.ts';
import { mapPropertyContent, type PropertyContentSource } from './map-property-content.ts';

/**
 * Content by ids of `PropertyContent` (a bare property id means Japanese), in the order of the ids; null for a
 * property that the catalogue does not have (any more). Public data: no scope.
 */
export async function loadPropertyContents(
  db: Db,
  ids: readonly string[],
  options: { revealAddress?: boolean } = {},
): Promise<(PropertyContentSource | null)[]> {
  const wanted = ids.map(parseContentId);
  const found = new Map<string, PropertyContentSource>();
  for (const language of new Set(wanted.map((each) => each.language))) {
    const propertyIds = wanted.filter((each) => each.language === language).map((each) => each.propertyId);
    for (const record of await findPropertyRecords(db, propertyIds, language)) {
      found.set(key(record.row.id, language), mapPropertyContent(record, options));
    }
  }
  return wanted.map(({ propertyId, language }) => found.get(key(propertyId, language)) ?? null);
}

function key(propertyId: string, language: ContentLanguage): string {
  return `${propertyId} ${language}`;
}
