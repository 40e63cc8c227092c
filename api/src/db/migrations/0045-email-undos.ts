import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Apart from account_tasks: the release before would take their rows and not know what to do.
  `create table email_undos (
    id text primary key,
    code_hash text not null unique,
    sealed text,
    email text not null,
    uid text,
    created_at timestamptz(3) not null,
    tries int4 not null default 0,
    next_try_at timestamptz(3) not null,
    secured_at timestamptz(3),
    done_at timestamptz(3)
  )`,
  // Two links of one address, opened at once, are one undo.
  `create unique index email_undos_open on email_undos (email) where secured_at is null and done_at is null`,
  `create index email_undos_due on email_undos (next_try_at) where done_at is null`,
];
