import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['travel_mails', 'travel_notices', 'refund_mails']) {
    await sql`alter table ${sql.table(table)} add column refused_at timestamptz`.execute(db);
  }
}
