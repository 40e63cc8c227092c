import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index travels_user_start on travels (user_id, start_date, id)`,
  // Few have these, and somebody looks for them among all.
  `create index travels_rare on travels (status, start_date, id)
    where status in ('BOOKING', 'FAILED', 'PARTIALLY_CANCELED')`,
];
