import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import type { Stored } from '../../adapters/supplier/stored/stored.ts';
import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import type { ContentLanguage } from './content-language.ts';
import type { ImportKind, PropertyTable, RegionTable } from './tables.ts';

// The catalog is public data of the supplier: no query here is scoped to a tenant.

export type PropertyRow = Selectable<PropertyTable>;
export type RegionRow = Selectable<RegionTable>;

/** Without these nothing can be searched. */
const NEEDED: readonly ImportKind[] = ['properties', 'regions'];

/** Whether a first import of everything that a search needs has been finished. */
export async function catalogIsUsable(db: Db): Promise<boolean> {
  const rows = await db.selectFrom('catalogue_imports').select(['kind', 'run', 'finished_at']).execute();
  const imported = rows.flatMap(({ kind, run, finished_at }) =>
    run > 1 || finished_at !== null ? [kind] : [],
  );
  return NEEDED.every((kind) => imported.includes(kind));
}

export async function findProperties(db: Db, ids: readonly string[]): Promise<PropertyRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('properties')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

export async function findRegion(db: Db, id: string): Promise<RegionRow | undefined> {
  return db.selectFrom('regions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findRegions(db: Db, ids: readonly string[]): Promise<RegionRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('regions')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** Content with its row; English falls back to Japanese for a property that has no English content. */
export interface PropertyRecord {
  row: PropertyRow;
  language: ContentLanguage;
  content: HotelContent;
}

/** The product's form, unless a release before 0018 has written the row since: one of the two is read. */
const importedHotel = sql<Stored<HotelContent>>`case when hotel_run = run then hotel else content end`.as(
  'hotel',
);

export async function findPropertyRecords(
  db: Db,
  ids: readonly string[],
  language: ContentLanguage,
): Promise<PropertyRecord[]> {
  if (ids.length === 0) return [];
  const contents = await db
    .selectFrom('property_contents')
    .select(['property_id', 'language', importedHotel])
    .where('property_id', 'in', [...ids])
    .where('language', 'in', [...new Set<string>([language, 'ja-JP'])])
    .execute();
  const rows = await findProperties(db, ids);
  const found = new Map(contents.map((entry) => [`${entry.property_id} ${entry.language}`, entry.hotel]));
  return rows.flatMap((row) => {
    const hotel = found.get(`${row.id} ${language}`) ?? found.get(`${row.id} ja-JP`);
    return hotel ? [{ row, language, content: storedHotel.read(hotel) }] : [];
  });
}
