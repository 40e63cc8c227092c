import { type Insertable, type Kysely, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type {
  CatalogImportTable,
  PropertyContentTable,
  PropertyTable,
  RegionTable,
  SearchEntryTable,
} from './tables.ts';

type Tx = Kysely<Database>;

/** Rows travel as one JSON parameter: the fastest way in on both databases, without a limit on parameters. */
async function upsert(
  tx: Tx,
  table: string,
  key: string,
  columns: readonly string[],
  rows: readonly object[],
) {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const updates = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (${sql.raw(key)}) do update set ${updates}
  `.execute(tx);
}

const PROPERTY_COLUMNS = [
  'id',
  'country_code',
  'time_zone',
  'name_ja',
  'name_en',
  'city_ja',
  'city_en',
  'latitude',
  'longitude',
  'star_rating',
  'guest_rating',
  'category_id',
  'rank',
  'amenities',
  'smoking_room_ids',
  'active',
  'run',
] as const satisfies readonly (keyof PropertyTable)[];
const CONTENT_COLUMNS = [
  'property_id',
  'language',
  'content',
  'run',
  'hotel',
  'hotel_run',
] as const satisfies readonly (keyof PropertyContentTable)[];
const ENTRY_COLUMNS = [
  'kind',
  'id',
  'region_type',
  'search_text',
  'grams',
  'popularity',
  'run',
] as const satisfies readonly (keyof SearchEntryTable)[];
const JAPANESE_REGION_COLUMNS = [
  'id',
  'type',
  'country_code',
  'name_ja',
  'name_full_ja',
  'latitude',
  'longitude',
  'readings',
  'property_ids',
  'run',
] as const satisfies readonly (keyof RegionTable)[];

export interface PropertyBatch {
  properties: Insertable<PropertyTable>[];
  contents: Insertable<PropertyContentTable>[];
  entries: SearchEntryTable[];
}

/** Writes a page of properties and the cursor after it, both or neither. */
export async function savePropertyPage(db: Db, batch: PropertyBatch, next: string | null, leaseUntil: Date) {
  await db.transaction().execute(async (tx) => {
    await upsert(tx, 'properties', 'id', PROPERTY_COLUMNS, batch.properties);
    await upsert(tx, 'property_contents', 'property_id, language', CONTENT_COLUMNS, batch.contents);
    await upsert(tx, 'search_entries', 'kind, id', ENTRY_COLUMNS, batch.entries);
    await moveCursor(tx, 'properties', next, leaseUntil);
  });
}

/** Writes a page of Japanese regions; English names follow in a later pass. */
export async function saveJapaneseRegions(
  db: Db,
  rows: Insertable<RegionTable>[],
  next: string,
  leaseUntil: Date,
) {
  await db.transaction().execute(async (tx) => {
    // On a first import the English names start as the Japanese ones; a refresh keeps what is there.
    await sql`
      insert into regions (id, type, country_code, name_ja, name_en, name_full_ja, name_full_en, latitude, longitude,
        readings, property_ids, run)
      select id, type, country_code, name_ja, name_en, name_full_ja, name_full_en, latitude, longitude, readings,
        property_ids, run
      from jsonb_populate_recordset(null::regions, ${JSON.stringify(rows)}::text::jsonb)
      on conflict (id) do update set ${sql.join(
        JAPANESE_REGION_COLUMNS.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
      )}
    `.execute(tx);
    await moveCursor(tx, 'regions', next, leaseUntil);
  });
}

/** Writes the English names of a page of regions. */
export async function saveEnglishRegions(
  db: Db,
  rows: Insertable<RegionTable>[],
  next: string,
  leaseUntil: Date,
) {
  await db.transaction().execute(async (tx) => {
    await sql`
      update regions set name_en = given.name_en, name_full_en = given.name_full_en
      from jsonb_populate_recordset(null::regions, ${JSON.stringify(rows)}::text::jsonb) as given
      where regions.id = given.id
    `.execute(tx);
    await moveCursor(tx, 'regions', next, leaseUntil);
  });
}

export async function saveEntries(db: Db, entries: readonly SearchEntryTable[]): Promise<void> {
  await upsert(db, 'search_entries', 'kind, id', ENTRY_COLUMNS, entries);
}

async function moveCursor(tx: Tx, kind: string, next: string | null, leaseUntil: Date): Promise<void> {
  await tx
    .updateTable('catalogue_imports')
    .set({ next, lease_until: leaseUntil })
    .where('kind', '=', kind)
    .execute();
}

/**
 * Takes the import of this kind, if it is due and nobody holds it: an unfinished run continues where it stopped,
 * a finished one that is older than `staleBefore` starts again. Null: nothing to do or held by another process.
 */
export async function claimImport(
  db: Db,
  kind: string,
  times: { now: Date; staleBefore: Date; leaseUntil: Date },
): Promise<CatalogImportTable | null> {
  await sql`
    insert into catalogue_imports (kind, run, next, started_at, finished_at, lease_until)
    values (${kind}, 1, null, ${times.now}, null, ${new Date(0)}) on conflict (kind) do nothing
  `.execute(db);
  const claimed = await sql<CatalogImportTable>`
    update catalogue_imports set
      run = case when finished_at is null then run else run + 1 end,
      next = case when finished_at is null then next end,
      started_at = case when finished_at is null then started_at else ${times.now}::timestamptz end,
      finished_at = null, lease_until = ${times.leaseUntil}
    where kind = ${kind} and lease_until < ${times.now}
      and (finished_at is null or finished_at < ${times.staleBefore})
    returning *
  `.execute(db);
  return claimed.rows[0] ?? null;
}

/** Releases an import that could not continue; the cursor stays. */
export async function releaseImport(db: Db, kind: string): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ lease_until: new Date(0) })
    .where('kind', '=', kind)
    .execute();
}
