import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// With the end, which a period and "not ended yet" ask for: rows that end before are skipped without being read.
const statements = [
  `create index travels_start_end on travels (start_date, id, end_date)`,
  `create index travels_branch_start_end on travels (branch_id, start_date, id, end_date)`,
  `drop index travels_start`,
  `drop index travels_branch_start`,
];
