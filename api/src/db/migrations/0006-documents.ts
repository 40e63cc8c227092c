import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table clipped_hotel_rates (
    id text primary key,
    user_id text not null references users (id),
    property_id text not null,
    room_id text not null,
    rate_id text not null,
    is_package boolean not null,
    hotel_name_en text not null,
    time_zone text not null,
    content jsonb not null,
    created_at timestamptz(3) not null,
    unique (user_id, property_id, room_id, rate_id, is_package)
  )`,
  `create index clipped_hotel_rates_user on clipped_hotel_rates (user_id, created_at, id)`,
  `create table hotel_shares (
    id text primary key,
    branch_id text not null references branches (id),
    property_id text not null,
    key_hash text not null unique,
    key_sealed text not null,
    hotel_name_en text not null,
    time_zone text not null,
    property_snapshot jsonb not null,
    shared_by text not null references users (id),
    created_at timestamptz(3) not null,
    unique (branch_id, property_id)
  )`,
  `create sequence invoice_numbers`,
  `create table invoices (
    id text primary key,
    invoice_number text not null unique,
    branch_id text not null references branches (id),
    status text not null check (status in ('ISSUED', 'PAID', 'OVERDUE', 'VOID')),
    start_date date not null,
    end_date date not null,
    due_date date not null,
    total_price int8 not null check (total_price > 0),
    addressee jsonb not null,
    issuer jsonb not null,
    issued_at timestamptz(3) not null,
    paid_at timestamptz(3),
    voided_at timestamptz(3),
    updated_by text references users (id),
    updated_at timestamptz(3) not null,
    unique (branch_id, start_date)
  )`,
  `create index invoices_start on invoices (start_date, id)`,
  `create index invoices_open on invoices (due_date) where status = 'ISSUED'`,
  `create table invoice_lines (
    id text primary key,
    invoice_id text not null references invoices (id),
    line_number int4 not null,
    kind text not null check (kind in ('BOOKING', 'CANCEL_CREDIT', 'REFUND_CREDIT')),
    travel_id text not null references travels (id),
    room_id text not null references travel_rooms (id),
    travel_number text not null,
    hotel_name text not null,
    guest_name text not null,
    checkin date not null,
    checkout date not null,
    canceled boolean not null,
    price int8 not null check (price <> 0),
    tax_rate_percent int4,
    check ((kind = 'BOOKING') = (price > 0)),
    unique (invoice_id, line_number)
  )`,
  `create index invoice_lines_room on invoice_lines (room_id)`,
  // One row per branch and month, whether or not there was anything to bill: what makes closing happen once.
  `create table invoice_closings (
    branch_id text not null references branches (id),
    start_date date not null,
    invoice_id text references invoices (id),
    closed_at timestamptz(3) not null,
    primary key (branch_id, start_date)
  )`,
  `alter table credit_entries alter column attempt_id drop not null`,
  `alter table credit_entries add column invoice_id text references invoices (id)`,
  `alter table credit_entries drop constraint credit_entries_reason_check`,
  `alter table credit_entries add constraint credit_entries_reason_check
    check (reason in ('BOOKING', 'RELEASE', 'CANCEL', 'REFUND', 'PAYMENT'))`,
  `create unique index credit_entries_one_payment on credit_entries (invoice_id) where reason = 'PAYMENT'`,
];
