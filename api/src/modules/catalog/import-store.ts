import { type Insertable, type Kysely, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { writeUnderLease } from './import-lease.ts';
import { movePart } from './import-part-store.ts';
import type { ImportRun } from './import-run.ts';
import type { PropertyContentTable, PropertyTable, RegionTable, SearchEntryTable } from './tables.ts';

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
  'chain_id',
  'room_facts',
  'breakfast_from',
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
  /** All that the supplier lists, those whose content can't be read too: they keep the content they have. */
  listed: readonly string[];
  properties: Insertable<PropertyTable>[];
  contents: Insertable<PropertyContentTable>[];
  entries: SearchEntryTable[];
}

type Writing = Pick<ImportRun, 'db' | 'lease' | 'part' | 'clock'>;

/** Writes rows and the cursor after them, both or neither. */
async function savePage(run: Writing, next: string | null, write: (tx: Tx) => Promise<void>): Promise<void> {
  await writeUnderLease(run.db, run.lease, run.clock, async (tx) => {
    await write(tx);
    await movePart(tx, run.part, next);
  });
}

/** Which of these properties the run has written already. */
export async function findWritten(db: Db, ids: readonly string[], run: number): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('properties')
    .select('id')
    .where('id', 'in', [...ids])
    .where('run', '=', run)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Writes properties and where the run continues after them. */
export async function savePropertyPage(
  run: Writing,
  batch: PropertyBatch,
  next: string | null,
): Promise<void> {
  await savePage(run, next, async (tx) => {
    await upsert(tx, 'properties', 'id', PROPERTY_COLUMNS, batch.properties);
    await upsert(tx, 'property_contents', 'property_id, language', CONTENT_COLUMNS, batch.contents);
    await upsert(tx, 'search_entries', 'kind, id', ENTRY_COLUMNS, batch.entries);
    if (batch.listed.length === 0) return;
    await tx
      .updateTable('properties')
      .set({ run: run.part.run })
      .where('id', 'in', [...batch.listed])
      .where('run', '<>', run.part.run)
      .execute();
  });
}

/** Writes a page of Japanese regions; English names follow in a later pass. */
export async function saveJapaneseRegions(
  run: Writing,
  rows: Insertable<RegionTable>[],
  next: string,
): Promise<void> {
  await savePage(run, next, async (tx) => {
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
  });
}

/** Writes the English names of a page of regions. */
export async function saveEnglishRegions(
  run: Writing,
  rows: Insertable<RegionTable>[],
  next: string,
): Promise<void> {
  await savePage(run, next, async (tx) => {
    await sql`
      update regions set name_en = given.name_en, name_full_en = given.name_full_en
      from jsonb_populate_recordset(null::regions, ${JSON.stringify(rows)}::text::jsonb) as given
      where regions.id = given.id
    `.execute(tx);
  });
}

export async function saveEntries(db: Db, entries: readonly SearchEntryTable[]): Promise<void> {
  await upsert(db, 'search_entries', 'kind, id', ENTRY_COLUMNS, entries);
}
