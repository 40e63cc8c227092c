import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Unlogged: a count is written with every call that costs something, and one that a crash of the server empties only
  // begins again. It neither waits for a disk nor for a standby. The columns are those that the limiter's library expects.
  `create unlogged table call_counts (
    key text collate "C" primary key,
    points int4 not null,
    expire int8 not null
  )`,
  `create index call_counts_expire on call_counts (expire)`,
  // Open preparations of a branch are counted before another one is made.
  `create index price_checks_branch on price_checks (branch_id, expires_at)`,
];
