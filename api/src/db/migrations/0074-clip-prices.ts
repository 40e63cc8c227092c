import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // What the whole stay cost when the rate was saved, in yen; null in what earlier releases saved.
  `alter table clipped_hotel_rates add column payment_price integer`,
];
