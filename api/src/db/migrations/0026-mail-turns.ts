import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Whose task it is, and its turn among those that wait; earlier releases write nobody's, which go first.
  `alter table account_tasks add column sender_id text collate "C" not null default ''`,
  `alter table account_tasks add column turn int4 not null default 0`,
  `create index account_tasks_turn on account_tasks (turn) where done_at is null`,
  `create index account_tasks_sender on account_tasks (sender_id, turn) where done_at is null`,
];
