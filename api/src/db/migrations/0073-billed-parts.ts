import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // By rate, where a bill has several or a part without tax: [{ ratePercent, price, taxPrice }]. Null: one rate in all of it.
  // The earlier column keeps its meaning for releases that know one rate: the rate of the largest part, and the whole tax.
  `alter table billed_taxes add column parts jsonb`,
  // By which bill the price of a room was split, in each of the lines that say so. Null: it was not.
  ...['invoice_lines', 'accounting_entries'].map(
    (table) => `alter table ${table} add column billed_tax_id text references billed_taxes (id)`,
  ),
  // What was recorded, for BILLED_TAX_RECORDED. Null in rows of earlier releases.
  `alter table travel_histories add column billed_tax_id text references billed_taxes (id)`,
];
