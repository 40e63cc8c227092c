import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // What hotels are chosen by besides those of 0002; null and empty until the hotel is imported again.
  `alter table properties add column chain_id text`,
  `alter table properties add column room_facts jsonb not null default '{}'`,
  `alter table properties add column breakfast_from int4`,
  // The next daily import reads everything: a list of changes would leave most hotels without them for a week.
  `update catalogue_parts set whole_at = null where kind = 'properties'`,
];
