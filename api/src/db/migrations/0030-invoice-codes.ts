import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The customer's own codes of the trip, as they were when it was billed. Earlier releases write none.
  `alter table invoice_lines add column company_id_by_employee text`,
  `alter table invoice_lines add column department_id_by_employee text`,
];
