import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Where a branch receives electronic invoices: scheme and identifier, as Peppol writes them.
  `alter table branches add column peppol_id text`,
];
