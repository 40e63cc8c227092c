import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { buildPlaceIndex, type PlaceIndex } from './place-index.ts';

/** The places with most hotels; at about 2.4 KB each (docs/api-speed.md). The table finds the others. */
const INDEXED_PLACES = 30_000;
/** An import of another process is noticed after this long. */
const CHECK_EVERY_MS = 15_000;

interface Kept {
  index: Promise<PlaceIndex>;
  version: Promise<string>;
  checkedAt: number;
}

const kept = new WeakMap<Db, Kept>();

/** After an import: the next search reads the places again. */
export function forgetPlaceIndex(db: Db): void {
  kept.delete(db);
}

/**
 * The places that can be typed, in memory: read at the first search, and again once a country was imported since. Public
 * data: no scope.
 */
export async function loadPlaceIndex(db: Db): Promise<PlaceIndex> {
  const known = kept.get(db);
  if (!known) return remember(db, readVersion(db));
  if (performance.now() - known.checkedAt < CHECK_EVERY_MS) return known.index;
  known.checkedAt = performance.now();
  const version = readVersion(db);
  return (await version) === (await known.version) ? known.index : remember(db, version);
}

function remember(db: Db, version: Promise<string>): Promise<PlaceIndex> {
  const index = readPlaces(db);
  kept.set(db, { index, version, checkedAt: performance.now() });
  // What could not be read is not kept.
  Promise.all([index, version]).catch(() => kept.delete(db));
  return index;
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
