import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { buildPlaceIndex, type PlaceIndex } from './place-index.ts';

/** The places with most hotels; at about 2.4 KB each (docs/api-speed.md). The table finds the others. */
const INDEXED_PLACES = 30_000;
/** An import of another process is noticed after this long. */
const CHECK_EVERY_MS = 15_000;

interface Kept {
  index: PlaceIndex;
  version: string;
  checkedAt: number;
}

const kept = new WeakMap<Db, Promise<Kept>>();

/**
 * The places that can be typed, in memory; the first call reads them. Within about 15 s of an import by another process, calls
 * have them read again, and get those of before until that is done. Public data: no scope.
 */
export async function loadPlaceIndex(db: Db): Promise<PlaceIndex> {
  const known = await (kept.get(db) ?? remember(db));
  if (performance.now() - known.checkedAt >= CHECK_EVERY_MS) {
    known.checkedAt = performance.now();
    // What can't be read now is read after the next check.
    void renewPlaceIndex(db).catch(() => {});
  }
  return known.index;
}

/** Where an import has ended since: reads the places again, if this process has any in memory. */
export async function renewPlaceIndex(db: Db): Promise<void> {
  const known = await kept.get(db);
  if (!known || (await readVersion(db)) === known.version) return;
  const next = await read(db);
  kept.set(db, Promise.resolve(next));
}

function remember(db: Db): Promise<Kept> {
  const first = read(db);
  kept.set(db, first);
  // What could not be read is not kept.
  first.catch(() => kept.delete(db));
  return first;
}

async function read(db: Db): Promise<Kept> {
  // Before the places: an import that ends meanwhile is noticed at the next check.
  const version = await readVersion(db);
  return { index: await readPlaces(db), version, checkedAt: performance.now() };
}

/** Another one with each part that was read to its end; one that is being read changes nothing yet. */
async function readVersion(db: Db): Promise<string> {
  const row = await db
    .selectFrom('catalogue_parts')
    .select(sql<string>`coalesce(sum(extract(epoch from read_at)), 0)::text`.as('version'))
    .executeTakeFirst();
  return row?.version ?? '';
}

async function readPlaces(db: Db): Promise<PlaceIndex> {
  const rows = await db
    .selectFrom('regions')
    .select(['id', 'type', 'name_ja', 'name_en', 'name_full_ja', 'name_full_en', 'readings'])
    .select(['latitude', 'longitude', 'property_count'])
    .where('property_count', '>', 0)
    .orderBy('property_count', 'desc')
    .orderBy('id')
    .limit(INDEXED_PLACES)
    .execute();
  return buildPlaceIndex(rows);
}
