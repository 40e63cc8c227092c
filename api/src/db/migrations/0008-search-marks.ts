import { type Kysely, sql } from 'kysely';

/**
 * The array index learns what names and words begin with and groups of three Latin letters, of which two say little.
 * The most popular entries are kept apart, so that a common keyword is answered without looking at the rest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `update search_entries set grams = grams
    || array(
      select distinct substr(search_text, at, size) as gram
      from generate_series(1, length(search_text)) as at cross join generate_series(2, 4) as size
      where substr(search_text, at, size) ~ '^([|~][^|~]{1,2}|[|~]?[a-z0-9]{3})$'
    )`,
  `create materialized view search_popular as
    select kinds.kind, entries.id, entries.region_type, entries.search_text, entries.popularity
    from (values ('property'), ('region')) as kinds (kind) cross join lateral (
      select id, region_type, search_text, popularity from search_entries
      where search_entries.kind = kinds.kind order by popularity desc, id limit 4000
    ) as entries`,
];
