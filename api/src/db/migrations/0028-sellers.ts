import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // What an agency that sells has to say of itself, and with what it issues its papers.
  `alter table agencies add column representative text`,
  `alter table agencies add column postal_address text`,
  `alter table agencies add column license_grade text`,
  `alter table agencies add column registration_number text`,
  `alter table agencies add column billing_contact text`,
  `alter table agencies add column bank_account text`,
  // The other side of the contract, as it was shown before the booking. Earlier releases write none.
  `alter table price_checks add column seller jsonb`,
  `alter table travels add column seller jsonb`,
];
