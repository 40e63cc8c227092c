import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // What becomes of the trip that a date change replaces when the new one is cancelled first.
  `create table date_change_choices (
    id text primary key,
    attempt_id text not null references date_changes (attempt_id),
    previous_travel_id text not null references travels (id),
    next_travel_id text not null references travels (id),
    choice text not null check (choice in ('KEEP', 'CANCEL')),
    accepted_penalty int8,
    by text not null,
    user_id text references users (id),
    created_at timestamptz not null,
    effective_at timestamptz,
    sequence int8 not null default nextval('travel_timeline')
  )`,
  `create index date_changes_next on date_changes (next_travel_id)`,
  // One cancellation at a time decides.
  `create unique index date_change_choices_open on date_change_choices (attempt_id) where effective_at is null`,
  `create index date_change_choices_previous on date_change_choices (previous_travel_id)`,
  `create index date_change_choices_next on date_change_choices (next_travel_id)`,
];
