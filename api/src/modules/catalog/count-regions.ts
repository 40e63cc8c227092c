import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { boxAround, distanceMeters, inBox } from './geo.ts';
import { saveEntries } from './import-store.ts';
import { regionSearchEntry } from './region-row.ts';
import { spotRadiusKm } from './spots.ts';
import type { RegionTable } from './tables.ts';

const BATCH = 500;

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

/** Counts the hotels of a country's regions and makes those findable that have any. */
export async function countRegions(db: Db, country: string): Promise<void> {
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('regions')
      .selectAll()
      .where('country_code', '=', country)
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
    const empty = counted.flatMap(({ id, property_count }) => (property_count === 0 ? [id] : []));
    if (empty.length > 0)
      await db.deleteFrom('search_entries').where('kind', '=', 'region').where('id', 'in', empty).execute();
  }
}
