import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { PropertyRow } from '../catalogue/catalogue-store.ts';
import { boxAround, distanceMeters, inBox } from '../catalogue/geo.ts';
import { indexFinds, textArray, wordMatches } from './entry-conditions.ts';
import type { SearchPlace } from './search-place.ts';

// The catalogue is public data of the supplier: no query here is scoped to a tenant.

/** At most this many properties of a place are priced; the best ranked of it, or the nearest to the point. */
const MAX_CANDIDATES = 1_000;

export interface CandidateFilter {
  starRatings?: readonly number[] | null;
  minGuestRating?: number | null;
  amenities?: readonly string[] | null;
  categoryIds?: readonly string[] | null;
  words: readonly (readonly string[])[];
}

/** Properties of the place that pass the filters on content, best ranked first. */
export async function findCandidates(
  db: Db,
  place: SearchPlace,
  filter: CandidateFilter,
  nearestFirst: boolean,
): Promise<PropertyRow[]> {
  const { area, origin } = place;
  const stars = filter.starRatings ?? [];
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
    .$if(stars.length > 0, (qb) =>
      qb.where((eb) =>
        eb.or([eb('star_rating', 'in', [...stars]), eb(sql`floor(star_rating)`, 'in', [...stars])]),
      ),
    )
    .$if(filter.minGuestRating != null, (qb) => qb.where('guest_rating', '>=', filter.minGuestRating ?? 0))
    .$if((filter.amenities?.length ?? 0) > 0, (qb) =>
      qb.where(sql<boolean>`amenities @> ${textArray(filter.amenities ?? [])}`),
    )
    .$if((filter.categoryIds?.length ?? 0) > 0, (qb) =>
      qb.where('category_id', 'in', [...(filter.categoryIds ?? [])]),
    )
    .$if(filter.words.length > 0, (qb) =>
      qb.where(
        sql<boolean>`id in (select id from search_entries where kind = 'property' and ${indexFinds(filter.words, 'anywhere')} and ${sql.join(
          filter.words.map((keys) => wordMatches(keys, 'anywhere')),
          sql` and `,
        )})`,
      ),
    )
    .orderBy('rank')
    .orderBy('id');
  // A circle is a box first, so its corners are cut before counting; the nearest are known only after measuring.
  if (area.kind !== 'circle' && !nearestFirst) return query.limit(MAX_CANDIDATES).execute();
  const rows = (await query.execute()).map((row) => ({ row, meters: distanceMeters(origin, row) }));
  const inside = area.kind === 'circle' ? rows.filter(({ meters }) => meters <= area.radiusKm * 1000) : rows;
  if (nearestFirst) inside.sort((a, b) => a.meters - b.meters);
  return inside.slice(0, MAX_CANDIDATES).map(({ row }) => row);
}
