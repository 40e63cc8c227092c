import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // What accounting files say of a room, one row a change; never written again, so that a second import changes nothing.
  `create table accounting_entries (
    id text primary key,
    branch_id text not null references branches (id),
    room_id text not null references travel_rooms (id),
    revision int4 not null check (revision > 0),
    entered_on date not null,
    price int8 not null check (price <> 0),
    tax_rate_percent int4,
    canceled boolean not null,
    travel_number text not null,
    room_number int4 not null,
    hotel_name text not null,
    city text not null,
    guest_name text not null,
    employee_name text not null,
    company_code text,
    department_code text,
    checkin date not null,
    checkout date not null,
    payment_type text not null check (payment_type in ('CREDIT_CARD', 'INVOICE')),
    seller_name text not null,
    registration_number text,
    recorded_at timestamptz(3) not null,
    unique (room_id, revision)
  )`,
  `create index accounting_entries_branch on accounting_entries (branch_id, entered_on, id)`,
  // Set for an accounting file: for which software it was made. The filter then holds the period.
  `alter table paper_fetches add column accounting_profile text`,
];
