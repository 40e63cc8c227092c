import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Logos for papers and mails are kept as seals are: a row never changes.
  `alter table agency_seals rename to agency_pictures`,
  `alter index agency_seals_agency rename to agency_pictures_agency`,
  `alter table agencies add column logo_id text references agency_pictures (id) deferrable initially deferred`,
];
