import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // For which dates and guests the rate was looked at; null in what earlier releases saved.
  `alter table clipped_hotel_rates add column stay jsonb`,
];
