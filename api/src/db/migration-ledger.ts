import { type Kysely, sql } from 'kysely';

/** What was done to the database, by this release or another one. */
export interface AppliedMigration {
  name: string;
  requires: string | null;
}

/** The lock of Kysely's migrator, which the first releases take: only one process of any release migrates at a time. */
const LOCK_ID = '3853314791062309107';
/** The first releases read `schema_migrations` and refuse every name there that they don't know; the last of theirs. */
const LAST_FOR_ALL = '0012-sweeps';

/** Waits until no other process migrates, and keeps it so until the transaction ends. */
export async function lockLedger(tx: Kysely<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.raw(LOCK_ID)})`.execute(tx);
}

/** Everything that was applied, from both tables; makes them where they are missing. Call with the lock held. */
export async function readLedger(tx: Kysely<unknown>): Promise<AppliedMigration[]> {
  await sql`create table if not exists schema_migrations (
    name varchar(255) primary key, timestamp varchar(255) not null
  )`.execute(tx);
  await sql`create table if not exists applied_migrations (
    name text primary key, requires text, applied_at timestamptz(3) not null default now()
  )`.execute(tx);
  const { rows } = await sql<AppliedMigration>`
    select name::text, null::text as requires from schema_migrations
    union all select name, requires from applied_migrations`.execute(tx);
  return rows;
}

/** Records a migration where the releases that can bear it don't stumble over its name. */
export async function recordMigration(
  tx: Kysely<unknown>,
  { name, requires }: AppliedMigration,
): Promise<void> {
  if (name <= LAST_FOR_ALL) return recordForAll(tx, name);
  await sql`insert into applied_migrations (name, requires) values (${name}, ${requires})`.execute(tx);
  // The first releases know no other way to refuse; their message quotes the name.
  if (requires !== null && requires > LAST_FOR_ALL)
    await recordForAll(tx, `${name} (start a release that knows ${requires}; this one is too old)`);
}

async function recordForAll(tx: Kysely<unknown>, name: string): Promise<void> {
  // Kysely orders by this time, then by name.
  const timestamp = new Date().toISOString();
  await sql`insert into schema_migrations (name, timestamp) values (${name}, ${timestamp})`.execute(tx);
}
