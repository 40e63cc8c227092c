import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The one that was written in the booking form: shown beside the codes of a trip, not only in its story.
  `alter table travel_memos add column with_booking boolean not null default false`,
  // Looked for in the list of trips, where the company's own memos alone count.
  `create index travel_memos_company_pairs on travel_memos using gin (character_pairs(text)) where kind = 'COMPANY'`,
];
