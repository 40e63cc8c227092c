import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Trigrams (pg_trgm) need three characters, and two are a word in Japanese.
  `create function character_pairs(value text) returns text[]
    language sql immutable parallel safe strict
    return (
      select coalesce(array_agg(distinct substr(lower(value), n, 2)), '{}')
      from generate_series(1, length(value) - 1) as n
    )`,
  `create index travels_hotel_pairs on travels using gin (character_pairs(hotel_name || ' ' || hotel_name_en))`,
  `create index travels_number_pairs on travels using gin (character_pairs(travel_number))`,
  // Both orders of a name are in it.
  `create index travel_rooms_guest_pairs on travel_rooms
    using gin (character_pairs(family_name || ' ' || given_name || ' ' || family_name))`,
];
