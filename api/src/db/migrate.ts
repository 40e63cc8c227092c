import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../lib/start-error.ts';
import type { Db } from './client.ts';
import { type AppliedMigration, lockLedger, readLedger, recordMigration } from './migration-ledger.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';

/** A migration that waits for a table keeps everybody else from it, so it waits shortly and tries again. */
const LOCK_TIMEOUT = '2s';
const TRIES = 60;
const PAUSE_MS = 500;
/** lock_not_available, deadlock_detected. */
const RETRIED = ['55P03', '40P01'];

/**
 * Brings the database up to the newest migration that this release knows, each in a transaction of its own; returns the
 * names of those it applied. Newer ones of a later release are left alone, unless one of them requires a later release
 * than this: then it throws. Safe with several processes, of several releases, at once.
 *
 * Kysely's migrator is not used because it refuses every database with a migration it doesn't know, so that no release
 * could be rolled back.
 */
export async function migrateToLatest(
  db: Db,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  const applied: string[] = [];
  // Migrations are frozen and the tables' types are not, so that they see none.
  for (let tries = 1; ; ) {
    try {
      const name = await db.transaction().execute((tx) => applyNext(tx as unknown as Kysely<unknown>, known));
      if (name === null) return applied;
      applied.push(name);
      tries = 1;
    } catch (error) {
      if (!isRetried(error) || tries++ >= TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function applyNext(
  tx: Kysely<unknown>,
  known: Readonly<Record<string, Migration>>,
): Promise<string | null> {
  await lockLedger(tx);
  const ledger = await readLedger(tx);
  refuseLaterSchema(ledger, known);
  const done = new Set(ledger.map(({ name }) => name));
  const name = Object.keys(known)
    .sort()
    .find((each) => !done.has(each));
  const migration = name === undefined ? undefined : known[name];
  if (name === undefined || migration === undefined) return null;
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
  await migration.up(tx);
  await recordMigration(tx, { name, requires: migration.requires ?? null });
  return name;
}

function refuseLaterSchema(
  ledger: readonly AppliedMigration[],
  known: Readonly<Record<string, Migration>>,
): void {
  for (const { name, requires } of ledger) {
    if (requires === null || name in known || requires in known) continue;
    throw new StartError(
      `This release is too old for its database: since the migration ${name} it takes a release that knows ${requires}. Start a later release.`,
    );
  }
}

function isRetried(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRIED.includes(String(error.code));
}
