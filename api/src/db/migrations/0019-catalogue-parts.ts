import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // How far the import of each country has come; `catalogue_imports` stays the lease and the counter of runs.
  `create table catalogue_parts (
    kind text not null,
    country_code text not null,
    run int4 not null,
    since text,
    next text,
    started_at timestamptz not null,
    finished_at timestamptz,
    whole_at timestamptz,
    read_at timestamptz,
    primary key (kind, country_code)
  )`,
  `create index properties_country on properties (country_code, run)`,
  `create index regions_country on regions (country_code, run)`,
];
