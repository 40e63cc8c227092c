import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // On what the tax of stays at a hotel rests, as operators have found out; the newest row counts, none ever changes.
  `create table hotel_tax_grounds (
    id text primary key,
    property_id text not null,
    hotel_name text not null,
    basis text not null check (basis in ('OWN', 'PROXY', 'HOTEL', 'UNREGISTERED')),
    registration_number text,
    checked_on date,
    consent_on date,
    recorded_by text not null references users (id),
    created_at timestamptz(3) not null,
    check ((registration_number is null) = (checked_on is null)),
    check (basis <> 'PROXY' or (registration_number is not null and consent_on is not null)),
    check (basis <> 'UNREGISTERED' or registration_number is null)
  )`,
  `create index hotel_tax_grounds_property on hotel_tax_grounds (property_id, created_at desc, id desc)`,
  `create index hotel_tax_grounds_created on hotel_tax_grounds (created_at desc, id desc)`,
  // Of each line as it was written down: null in what earlier releases wrote. The number is the hotel's.
  `alter table invoice_lines add column tax_basis text`,
  `alter table invoice_lines add column hotel_registration_number text`,
  `alter table receipt_lines add column tax_basis text`,
  `alter table receipt_lines add column hotel_registration_number text`,
  `alter table accounting_entries add column tax_basis text`,
  `alter table accounting_entries add column hotel_registration_number text`,
];
