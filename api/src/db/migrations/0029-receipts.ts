import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Papers for what a card has paid: receipts, and what corrects them when money goes back. Never changed once issued.
  `create sequence receipt_numbers`,
  `create table receipts (
    id text primary key,
    receipt_number text not null unique,
    kind text not null check (kind in ('RECEIPT', 'RETURN')),
    branch_id text not null references branches (id),
    travel_id text not null references travels (id),
    original_id text references receipts (id),
    addressee jsonb not null,
    issuer jsonb not null,
    card jsonb,
    paid_at timestamptz(3) not null,
    total_price int8 not null,
    issued_by text not null references users (id),
    issued_at timestamptz(3) not null,
    check ((kind = 'RETURN') = (original_id is not null))
  )`,
  `create index receipts_travel on receipts (travel_id, issued_at, id)`,
  `create index receipts_branch on receipts (branch_id, issued_at, id)`,
  `create index receipts_original on receipts (original_id) where original_id is not null`,
  `create table receipt_lines (
    receipt_id text not null references receipts (id),
    line_number int4 not null,
    kind text not null check (kind in ('BOOKING', 'CANCEL_CREDIT', 'REFUND_CREDIT')),
    room_id text not null references travel_rooms (id),
    room_number int4 not null,
    hotel_name text not null,
    guest_name text not null,
    checkin date not null,
    checkout date not null,
    canceled boolean not null,
    price int8 not null check (price <> 0),
    tax_rate_percent int4,
    primary key (receipt_id, line_number)
  )`,
  `create index receipt_lines_room on receipt_lines (room_id)`,
  // A room has one receipt, however often and at once somebody asks.
  `create table receipt_rooms (
    room_id text primary key references travel_rooms (id),
    receipt_id text not null references receipts (id)
  )`,
];
