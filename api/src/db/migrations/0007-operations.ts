import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table operator_tasks (
    id text primary key,
    kind text not null,
    subject text not null,
    status text not null default 'OPEN' check (status in ('OPEN', 'RESOLVED')),
    attempt_id text references booking_attempts (id),
    travel_id text references travels (id),
    branch_id text references branches (id),
    price int8,
    reference text,
    detail text,
    seen int4 not null default 1,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    resolved_at timestamptz,
    resolved_by text references users (id),
    outcome text check (outcome in ('HANDLED', 'NOT_BOOKED', 'GONE', 'REPAIRED')),
    note text,
    check ((status = 'RESOLVED') = (resolved_at is not null))
  )`,
  // One open task for one thing, however often it is seen.
  `create unique index operator_tasks_open on operator_tasks (kind, subject) where status = 'OPEN'`,
  `create index operator_tasks_status on operator_tasks (status, created_at, id)`,
  `create index operator_tasks_created on operator_tasks (created_at, id)`,
  `create table card_events (
    id text primary key,
    type text not null,
    payment_intent_id text,
    attempt_id text references booking_attempts (id),
    happened_at timestamptz not null,
    received_at timestamptz not null
  )`,
  `create index card_events_received on card_events (received_at)`,
  `create table reconcile_marks (
    attempt_id text primary key references booking_attempts (id),
    checked_at timestamptz not null,
    checks int4 not null default 1,
    next_check_at timestamptz
  )`,
  `create index reconcile_marks_due on reconcile_marks (next_check_at) where next_check_at is not null`,
  // A person who saw 確認中 is informed as well when nothing came of it.
  `alter table travel_mails drop constraint travel_mails_kind_check`,
  `alter table travel_mails add constraint travel_mails_kind_check
    check (kind in ('BOOKED', 'CANCELED', 'FAILED'))`,
  `create table reconcile_cursors (
    name text primary key,
    position timestamptz not null
  )`,
];
