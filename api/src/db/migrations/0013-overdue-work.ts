import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Work whose handler throws: how often, since when, and when it is tried again.
  `create table work_failures (
    work text not null,
    subject text not null,
    failures int4 not null default 1,
    error text not null,
    first_failed_at timestamptz not null,
    last_failed_at timestamptz not null,
    next_try_at timestamptz not null,
    primary key (work, subject)
  )`,
  `create index work_failures_subject on work_failures (subject)`,
  `create index work_failures_first on work_failures (first_failed_at)`,
  `alter table payments add column capture_before timestamptz`,
  `alter table payments add column renewed_at timestamptz`,
  `alter table payments add column renewal_refused text`,
  `create index payments_capture_before on payments (capture_before)
    where state = 'HELD' and capture_before is not null`,
  // Mails of a table of their own: the release before would not know how to word them.
  `create table travel_notices (
    id text primary key,
    travel_id text not null references travels (id),
    kind text not null check (kind in ('HOLD_RENEWED', 'HOLD_LAPSED')),
    created_at timestamptz not null,
    sent_at timestamptz,
    tries int4 not null default 0,
    next_try_at timestamptz not null
  )`,
  `create index travel_notices_due on travel_notices (next_try_at) where sent_at is null`,
  `create index travel_notices_travel on travel_notices (travel_id)`,
];
