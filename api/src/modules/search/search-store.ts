import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { PropertyRow } from '../catalog/catalog-store.ts';
import { boxAround, distanceMeters, inBox, type Point } from '../catalog/geo.ts';
import { flatDistance } from '../catalog/nearby-store.ts';
import { indexFinds, wordMatches } from './entry-conditions.ts';
import type { SearchPlace } from '../catalog/search-place.ts';

// The catalog is public data of the supplier: no query here is scoped to a tenant.

/** At most this many properties of a place are priced; the best ranked of it, or the nearest to the point. */
const MAX_ROWS = 2_000;

export interface PoolQuery {
  /** All of them are in the names or places of a property; see `queryWords`. */
  words: readonly (readonly string[])[];
  /** Takes the nearest to this point instead of the best ranked. */
  nearestTo: Point | null;
}

export interface PoolRows {
  rows: PropertyRow[];
  /** How many are taken at most, where the place has more. */
  most: number | null;
}

/** Properties of the place, best ranked or nearest first. */
export async function findPoolRows(
  db: Db,
  place: SearchPlace,
  { words, nearestTo }: PoolQuery,
  most = MAX_ROWS,
): Promise<PoolRows> {
  const { area, origin } = place;
  const query = db
    .selectFrom('properties')
    .selectAll()
    .where('active', '=', true)
    .$if(area.kind === 'listed', (qb) =>
      qb.where(
        sql<boolean>`id in (select unnest(property_ids) from regions where id = ${area.kind === 'listed' ? area.regionId : ''})`,
      ),
    )
    .$if(area.kind === 'circle', (qb) =>
      qb.where(inBox(boxAround(origin, area.kind === 'circle' ? area.radiusKm : 0))),
    )
    .$if(area.kind === 'box', (qb) => qb.where(area.kind === 'box' ? inBox(area.box) : sql<boolean>`false`))
    .$if(words.length > 0, (qb) =>
      qb.where(
        sql<boolean>`id in (select id from search_entries where kind = 'property' and ${indexFinds(words, 'anywhere')} and ${sql.join(
          words.map((keys) => wordMatches(keys, 'anywhere')),
          sql` and `,
        )})`,
      ),
    )
    .orderBy(nearestTo ? flatDistance(nearestTo) : sql`rank`)
    .orderBy('id');
  // What is read beyond the limit makes up for a circle's corners, and for an order that is not the measured one.
  const rows = await query.limit(2 * most).execute();
  const inside =
    area.kind === 'circle' ? rows.filter((row) => distanceMeters(origin, row) <= area.radiusKm * 1000) : rows;
  return {
    rows: (nearestTo ? sortByDistance(inside, nearestTo) : inside).slice(0, most),
    most: inside.length > most ? most : null,
  };
}

function sortByDistance(rows: readonly PropertyRow[], point: Point): PropertyRow[] {
  return rows
    .map((row) => ({ row, meters: distanceMeters(point, row) }))
    .sort((a, b) => a.meters - b.meters)
    .map(({ row }) => row);
}
