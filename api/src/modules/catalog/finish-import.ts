import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { boxAround, distanceMeters, inBox } from './geo.ts';
import { saveEntries } from './import-store.ts';
import { forgetPropertyContents } from './property-contents.ts';
import { regionSearchEntry } from './region-row.ts';
import { spotRadiusKm } from './spots.ts';
import type { RegionTable } from './tables.ts';

const BATCH = 500;

/** Takes properties off sale that the supplier no longer lists and closes the run. Trips keep their content. */
export async function finishProperties(db: Db, run: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('properties').set({ active: false }).where('run', '<>', run).execute();
    await tx.deleteFrom('search_entries').where('kind', '=', 'property').where('run', '<>', run).execute();
    await refreshPopular(tx);
    await tx
      .updateTable('catalogue_imports')
      .set({ finished_at: now, next: null, lease_until: new Date(0) })
      .where('kind', '=', 'properties')
      .execute();
  });
  forgetPropertyContents(db);
}

/** Chooses again which entries count as popular. */
export async function refreshPopular(db: Db): Promise<void> {
  await sql`refresh materialized view search_popular`.execute(db);
}

type Region = Selectable<RegionTable>;

async function countNear(db: Db, region: Region, radiusKm: number): Promise<number> {
  const rows = await db
    .selectFrom('properties')
    .select(['latitude', 'longitude'])
    .where('active', '=', true)
    .where(inBox(boxAround(region, radiusKm)))
    .execute();
  return rows.filter((row) => distanceMeters(region, row) <= radiusKm * 1000).length;
}

async function countHotels(db: Db, regions: readonly Region[]): Promise<Region[]> {
  const areas = await sql<{ id: string; count: number }>`
    select regions.id, count(*)::int4 as count
    from regions cross join unnest(regions.property_ids) as listed (id) join properties on properties.id = listed.id and properties.active
    where regions.id in (${sql.join(regions.map(({ id }) => id))}) group by regions.id
  `.execute(db);
  const listed = new Map(areas.rows.map(({ id, count }) => [id, count]));
  return Promise.all(
    regions.map(async (region) => {
      const radiusKm = spotRadiusKm(region.type);
      const count = radiusKm === null ? (listed.get(region.id) ?? 0) : await countNear(db, region, radiusKm);
      return { ...region, property_count: count };
    }),
  );
}

/** Counts the hotels of each region, makes the regions findable, forgets old ones and closes the run. */
export async function finishRegions(db: Db, run: number, now: Date): Promise<void> {
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('regions')
      .selectAll()
      .where('run', '=', run)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
    const counted = await countHotels(db, page);
    await sql`
      update regions set property_count = given.property_count
      from jsonb_to_recordset(${JSON.stringify(counted.map(({ id, property_count }) => ({ id, property_count })))}::text::jsonb)
        as given (id text, property_count int4)
      where regions.id = given.id
    `.execute(db);
    // Nobody can stay in a region without hotels: it is not suggested.
    await saveEntries(db, counted.filter(({ property_count }) => property_count > 0).map(regionSearchEntry));
  }
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('regions').where('run', '<>', run).execute();
    await tx.deleteFrom('search_entries').where('kind', '=', 'region').where('run', '<>', run).execute();
    await refreshPopular(tx);
    await tx
      .updateTable('catalogue_imports')
      .set({ finished_at: now, next: null, lease_until: new Date(0) })
      .where('kind', '=', 'regions')
      .execute();
  });
}
