import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The tax of a trip that was arranged elsewhere, as the bill for it says; the newest row counts, none ever changes.
  `create table billed_taxes (
    id text primary key,
    travel_id text not null references travels (id),
    rate_percent int not null check (rate_percent in (8, 10)),
    tax_price int not null check (tax_price >= 0),
    registration_number text,
    recorded_by text not null references users (id),
    created_at timestamptz(3) not null
  )`,
  `create index billed_taxes_travel on billed_taxes (travel_id, created_at desc, id desc)`,
];
