import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { RegionType } from '../../graphql/__generated__/schema-types.ts';
import { indexFinds, type Match, RANKED, wordMatches } from './entry-conditions.ts';

export interface SuggestionQuery {
  kind: 'property' | 'region';
  /** See `queryWords`; all words must match. */
  words: readonly (readonly string[])[];
  types?: readonly RegionType[] | null;
  limit: number;
}

/**
 * Ids of what a keyword may mean: names that begin with it first, then what lies in a place that begins with it,
 * then names that contain it; popular ones first in each. Further words may be anywhere.
 */
export async function findSuggestions(db: Db, query: SuggestionQuery): Promise<string[]> {
  if (query.words.length === 0) return [];
  const popular = await findRanked(db, query, 'search_popular');
  const ofPopular = (match: Match) => popular.filter((row) => row.match === match);
  if (ofPopular('name begins').length === query.limit) return rankIds(query, ofPopular('name begins'));
  // A keyword that few of the popular names contain is rare everywhere: the array index finds all that have it.
  if (ofPopular('name contains').length < query.limit) {
    return rankIds(query, await findRanked(db, query, 'search_entries'));
  }
  const found: RankedEntry[] = [];
  for (const match of RANKED) {
    const known = ofPopular(match);
    found.push(...(known.length === query.limit ? known : await findMatching(db, query, match, found)));
    if (found.length >= query.limit) break;
  }
  return rankIds(query, found);
}

/** Of these hotels those that have all words, in the order given. */
export async function findAmong(
  db: Db,
  ids: readonly string[],
  words: SuggestionQuery['words'],
): Promise<string[]> {
  if (ids.length === 0 || words.length === 0) return [];
  const rows = await db
    .selectFrom('search_entries')
    .select('id')
    .where('kind', '=', 'property')
    .where('id', 'in', [...ids])
    .$call((qb) => words.reduce((all, keys) => all.where(wordMatches(keys, 'anywhere')), qb))
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}

/** Whether a name of this hotel begins with the first of the words. */
export async function beginsWith(
  db: Db,
  id: string,
  [first = []]: SuggestionQuery['words'],
): Promise<boolean> {
  const row = await db
    .selectFrom('search_entries')
    .select('id')
    .where('kind', '=', 'property')
    .where('id', '=', id)
    .where(wordMatches(first, 'name begins'))
    .executeTakeFirst();
  return row !== undefined;
}

interface RankedEntry {
  id: string;
  match: Match;
}

function rankIds({ limit }: SuggestionQuery, rows: readonly RankedEntry[]): string[] {
  return RANKED.flatMap((match) => rows.filter((row) => row.match === match).map(({ id }) => id)).slice(
    0,
    limit,
  );
}

/** The best matches of each kind, up to the limit of each. */
async function findRanked(
  db: Db,
  { kind, words, types, limit }: SuggestionQuery,
  source: 'search_popular' | 'search_entries',
): Promise<RankedEntry[]> {
  const [first = []] = words;
  const match = sql<Match>`case ${sql.join(
    RANKED.map((name) => sql`when ${wordMatches(first, name)} then ${name}::text`),
    sql` `,
  )} end`;
  const matches = db
    .selectFrom(source)
    .select(['id', 'popularity', match.as('match')])
    .where('kind', '=', kind)
    .$if(source === 'search_entries', (qb) => qb.where(indexFinds(words, 'anywhere')))
    .$if((types?.length ?? 0) > 0, (qb) => qb.where('region_type', 'in', [...(types ?? [])]))
    .$call((qb) => words.reduce((all, keys) => all.where(wordMatches(keys, 'anywhere')), qb));
  const placed = db
    .selectFrom(matches.as('matches'))
    .select(['id', 'match', 'popularity'])
    .select(sql<number>`row_number() over (partition by match order by popularity desc, id)`.as('place'))
    .where('match', 'is not', null);
  return db
    .selectFrom(placed.as('placed'))
    .select(['id', 'match'])
    .where('place', '<=', limit)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute();
}

/** The best matches of one kind among all entries, without those already found. */
async function findMatching(
  db: Db,
  { kind, words, types, limit }: SuggestionQuery,
  match: Match,
  found: readonly RankedEntry[],
): Promise<RankedEntry[]> {
  const [first = [], ...rest] = words;
  const rows = await db
    .selectFrom('search_entries')
    .select('id')
    .where('kind', '=', kind)
    .where(indexFinds(words, match))
    .where(wordMatches(first, match))
    .$call((qb) => rest.reduce((all, keys) => all.where(wordMatches(keys, 'anywhere')), qb))
    .$if((types?.length ?? 0) > 0, (qb) => qb.where('region_type', 'in', [...(types ?? [])]))
    .$if(found.length > 0, (qb) =>
      qb.where(
        'id',
        'not in',
        found.map(({ id }) => id),
      ),
    )
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => ({ id, match }));
}
