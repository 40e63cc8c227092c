import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The region of the catalog that the city of an entered trip is; null where the catalog has none, or nobody chose one.
  `alter table travels add column external_place_id text`,
];
