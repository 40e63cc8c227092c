import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { CatalogPartTable, ImportKind } from './tables.ts';

type Tx = Kysely<Database>;
export type ImportPart = Selectable<CatalogPartTable>;

export async function findPart(db: Db, kind: ImportKind, country: string): Promise<ImportPart | undefined> {
  return db
    .selectFrom('catalogue_parts')
    .selectAll()
    .where('kind', '=', kind)
    .where('country_code', '=', country)
    .executeTakeFirst();
}

export async function listParts(db: Db): Promise<ImportPart[]> {
  return db.selectFrom('catalogue_parts').selectAll().execute();
}

/** Opens a run of one country under the next number of its kind; what was read before stays known. */
export async function openPart(
  tx: Tx,
  part: { kind: ImportKind; country: string; since: string | null },
  now: Date,
): Promise<ImportPart> {
  // Until a first country is there, the number says so: the catalog is not usable yet.
  const counted = await sql<{ run: number }>`
    update catalogue_imports set run = case when finished_at is null then run else run + 1 end, next = null,
      started_at = ${now}, finished_at = null
    where kind = ${part.kind} returning run
  `.execute(tx);
  const run = counted.rows[0]?.run ?? 1;
  const opened = { run, since: part.since, next: null, started_at: now, finished_at: null };
  return tx
    .insertInto('catalogue_parts')
    .values({ kind: part.kind, country_code: part.country, whole_at: null, read_at: null, ...opened })
    .onConflict((conflict) => conflict.columns(['kind', 'country_code']).doUpdateSet(opened))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Remembers where the run continues. */
export async function movePart(tx: Tx, part: ImportPart, next: string | null): Promise<void> {
  await updatePart(tx, part, { next });
}

/** Closes the run. */
export async function closePart(tx: Tx, part: ImportPart, now: Date): Promise<void> {
  await updatePart(tx, part, {
    next: null,
    finished_at: now,
    read_at: part.started_at,
    ...(part.since === null && { whole_at: part.started_at }),
  });
  await tx.updateTable('catalogue_imports').set({ finished_at: now }).where('kind', '=', part.kind).execute();
}

async function updatePart(tx: Tx, part: ImportPart, change: Partial<CatalogPartTable>): Promise<void> {
  await tx
    .updateTable('catalogue_parts')
    .set(change)
    .where('kind', '=', part.kind)
    .where('country_code', '=', part.country_code)
    .execute();
}
