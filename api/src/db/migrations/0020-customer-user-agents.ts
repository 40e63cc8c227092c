import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table booking_attempts add column customer_user_agent text').execute(db);
}
