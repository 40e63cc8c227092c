import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { RegionType } from '../../graphql/__generated__/schema-types.ts';
import type { PropertyRow } from '../catalogue/catalogue-store.ts';
import { boxAround, distanceMeters, inBox } from '../catalogue/geo.ts';
import type { SearchPlace } from './search-place.ts';
import { containsPattern, gramsOfKey, NAME_START, WORD_START } from './search-text.ts';

// The catalogue is public data of the supplier: no query here is scoped to a tenant.

const textArray = (values: readonly string[]): RawBuilder<string[]> =>
  sql`array[${sql.join(values.map((value) => sql`${value}::text`))}]`;

type Match = 'name begins' | 'word begins' | 'name contains' | 'anywhere';

/** The array index narrows, LIKE decides. The names stand before the other words of an entry. */
function keyMatches(key: string, match: Match): RawBuilder<boolean> {
  const prefix = match === 'name begins' ? NAME_START : match === 'word begins' ? WORD_START : '';
  const text = match === 'name contains' ? sql`split_part(search_text, ${WORD_START}, 1)` : sql`search_text`;
  return sql`(grams @> ${textArray(gramsOfKey(key))} and ${text} like ${containsPattern(prefix + key)})`;
}

/** One word matches when any of its keys does. */
function wordMatches(keys: readonly string[], match: Match): RawBuilder<boolean> {
  return sql`(${sql.join(
    keys.map((key) => keyMatches(key, match)),
    sql` or `,
  )})`;
}

export interface SuggestionQuery {
  kind: 'property' | 'region';
  /** See `queryWords`; all words must match. */
  words: readonly (readonly string[])[];
  types?: readonly RegionType[] | null;
  limit: number;
}

/**
 * Ids of what a keyword may mean: names that begin with it first, then what lies in a place that begins with it,
 * then names that contain it; popular ones first in each. Further words may stand anywhere.
 */
export async function findSuggestions(db: Db, query: SuggestionQuery): Promise<string[]> {
  const { kind, words, types, limit } = query;
  const [first, ...rest] = words;
  if (!first) return [];
  const found: string[] = [];
  for (const match of ['name begins', 'word begins', 'name contains'] as const) {
    if (found.length >= limit) break;
    const rows = await db
      .selectFrom('search_entries')
      .select('id')
      .where('kind', '=', kind)
      .where(wordMatches(first, match))
      .$call((qb) => rest.reduce((all, keys) => all.where(wordMatches(keys, 'anywhere')), qb))
      .$if((types?.length ?? 0) > 0, (qb) => qb.where('region_type', 'in', [...(types ?? [])]))
      .$if(found.length > 0, (qb) => qb.where('id', 'not in', found))
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .limit(limit - found.length)
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

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
        sql<boolean>`id in (select id from search_entries where kind = 'property' and ${sql.join(
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
