import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table properties (
    id text primary key,
    country_code text not null,
    time_zone text not null,
    name_ja text not null,
    name_en text not null,
    city_ja text,
    city_en text,
    latitude float8 not null,
    longitude float8 not null,
    star_rating float8,
    guest_rating float8,
    category_id text,
    rank int4 not null,
    amenities text[] not null,
    smoking_room_ids text[] not null,
    active boolean not null,
    run int4 not null
  )`,
  `create index properties_place on properties (latitude, longitude)`,
  `create table property_contents (
    property_id text not null,
    language text not null,
    content jsonb not null,
    run int4 not null,
    primary key (property_id, language)
  )`,
  // Compressing takes longer than writing, and content is written again every day.
  `alter table property_contents alter column content set storage external`,
  `create table regions (
    id text primary key,
    type text not null,
    country_code text,
    name_ja text not null,
    name_en text not null,
    name_full_ja text not null,
    name_full_en text not null,
    latitude float8 not null,
    longitude float8 not null,
    readings text[] not null,
    property_ids text[] not null,
    property_count int4 not null default 0,
    run int4 not null
  )`,
  `create table search_entries (
    kind text not null check (kind in ('property', 'region')),
    id text not null,
    region_type text,
    search_text text not null,
    grams text[] not null,
    popularity float8 not null,
    run int4 not null,
    primary key (kind, id)
  )`,
  `create index search_entries_grams on search_entries using gin (grams)`,
  `create index search_entries_popularity on search_entries (kind, popularity desc)`,
  `create table catalogue_imports (
    kind text primary key,
    run int4 not null,
    next text,
    started_at timestamptz not null,
    finished_at timestamptz,
    lease_until timestamptz not null
  )`,
];
