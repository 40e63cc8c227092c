import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A trip that an operator enters has an attempt too, so that money, credit and jobs know one key; nothing was priced.
  `alter table booking_attempts
    add column kind text not null default 'SUPPLIER' check (kind in ('SUPPLIER', 'EXTERNAL')),
    add column previous_travel_id text references travels (id),
    add column accepted_previous_penalty int8,
    alter column price_check_id drop not null,
    add constraint booking_attempts_priced check (kind = 'EXTERNAL' or price_check_id is not null)`,
  // A trip is moved to other dates once: two new bookings must not both rely on cancelling it.
  `create unique index booking_attempts_one_date_change on booking_attempts (previous_travel_id)
    where previous_travel_id is not null and state not in ('CREATED', 'FAILED')`,
  `alter table travels
    add column external_supplier_name text,
    add column external_confirmation_id text`,
  `create unique index travels_external on travels (branch_id, lower(external_supplier_name), external_confirmation_id)
    where external_supplier_name is not null`,
  `alter table travel_rooms
    alter column bed_group_id drop not null,
    add column change_state text check (change_state in ('SENT', 'UNKNOWN')),
    add column change_request jsonb,
    add column change_started_at timestamptz,
    add column change_next_check_at timestamptz,
    add column change_tries int4 not null default 0`,
  `create index travel_rooms_change_due on travel_rooms (change_next_check_at) where change_next_check_at is not null`,
  // One counter for both: it orders what is written at the same instant.
  `create sequence travel_timeline`,
  `alter table travel_histories
    add column sequence int8 not null default nextval('travel_timeline'),
    add column price int8,
    add column reason text`,
  `alter table travel_memos add column sequence int8 not null default nextval('travel_timeline')`,
  `create table date_changes (
    attempt_id text primary key references booking_attempts (id),
    previous_travel_id text not null references travels (id),
    next_travel_id text not null references travels (id),
    accepted_penalty int8 not null check (accepted_penalty >= 0),
    by text not null,
    user_id text not null references users (id),
    state text not null check (state in ('CANCELING', 'DONE', 'INCOMPLETE')),
    tries int4 not null default 0,
    next_try_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index date_changes_previous on date_changes (previous_travel_id)`,
  `create index date_changes_due on date_changes (next_try_at) where next_try_at is not null`,
  `create table room_refunds (
    id text primary key,
    idempotency_key text not null unique,
    room_id text not null references travel_rooms (id),
    attempt_id text not null references booking_attempts (id),
    price int8 not null check (price > 0),
    reason text not null,
    user_id text not null references users (id),
    created_at timestamptz not null
  )`,
  `create index room_refunds_room on room_refunds (room_id)`,
];
