import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Who changed what of an agency, kept for good: by column, before and after.
  `create table agency_changes (
    id text primary key,
    agency_id text not null references agencies (id),
    changed_by text references users (id),
    columns jsonb not null,
    created_at timestamptz(3) not null
  )`,
  `create index agency_changes_agency on agency_changes (agency_id, created_at, id)`,
  // A table of their own: the release before would not know how to word them.
  `create table agency_change_mails (
    id text primary key,
    change_id text not null references agency_changes (id),
    agency_id text not null references agencies (id),
    user_id text references users (id),
    email text,
    created_at timestamptz(3) not null,
    sent_at timestamptz(3),
    refused_at timestamptz(3),
    tries int4 not null default 0,
    next_try_at timestamptz(3) not null,
    check ((user_id is null) <> (email is null))
  )`,
  `create index agency_change_mails_due on agency_change_mails (next_try_at) where sent_at is null`,
  // Until the first try one mail waits for each person, and says what changes meanwhile, too.
  `create unique index agency_change_mails_waiting on agency_change_mails (agency_id, user_id)
    where tries = 0 and user_id is not null`,
  `create index agency_change_mails_user on agency_change_mails (user_id, sent_at)`,
];
