import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { findPropertyRecords, type PropertyRecord } from './catalog-store.ts';
import { type ContentLanguage, parseContentId } from './content-language.ts';
import { mapPropertyContent, type PropertyContentSource } from './map-property-content.ts';

const rememberMs = 10 * 60_000;
const maxRemembered = 1_000;

/** Content changes once a day: other processes than the one that imports show it up to ten minutes later. */
const remembered = new WeakMap<Db, LRUCache<string, PropertyRecord>>();

/** After an import: what was remembered of the catalog is out of date. */
export function forgetPropertyContents(db: Db): void {
  remembered.delete(db);
}

/**
 * Content by ids of `PropertyContent` (a bare property id means Japanese), in the order of the ids; null for a
 * property that the catalog does not have (any more). Public data: no scope.
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
    for (const record of await findRecords(db, propertyIds, language)) {
      found.set(key(record.row.id, language), mapPropertyContent(record, options));
    }
  }
  return wanted.map(({ propertyId, language }) => found.get(key(propertyId, language)) ?? null);
}

async function findRecords(
  db: Db,
  ids: readonly string[],
  language: ContentLanguage,
): Promise<PropertyRecord[]> {
  const cache = remembered.get(db) ?? new LRUCache({ max: maxRemembered, ttl: rememberMs });
  remembered.set(db, cache);
  const known = new Map(ids.map((id) => [id, cache.get(key(id, language))]));
  const missing = [...known].flatMap(([id, record]) => (record === undefined ? [id] : []));
  const read = await findPropertyRecords(db, missing, language);
  for (const record of read) cache.set(key(record.row.id, language), record);
  return [...[...known.values()].filter((record) => record !== undefined), ...read];
}

function key(propertyId: string, language: ContentLanguage): string {
  return `${propertyId} ${language}`;
}
