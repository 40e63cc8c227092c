import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = ['invoice_lines', 'accounting_entries'].map(
  // Whose the basis and the number are: of the hotel, or of who arranged the trip. Null: kept by no release before.
  (table) => `alter table ${table} add column tax_source text check (tax_source in ('HOTEL', 'BILL'))`,
);
