import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // From which check-out day on it holds; null, also in what earlier releases wrote: for every day.
  `alter table hotel_tax_grounds add column valid_from date`,
];
