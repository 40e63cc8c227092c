import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { fileURLToPath } from 'node:url';
import { createEmptyDatabase } from '../_database.ts';
import { buildEnvironment } from '../crash/_crash-process.ts';
import { ApiProcess } from '../process/_api-process.ts';

const admin = fileURLToPath(new URL('../../src/admin/main.ts', import.meta.url));

/** What a process says, and its code, on a new database in which a statement was run. */
async function start(statement: string, entry?: string): Promise<{ code: number | string; log: string }> {
  const { database, ...services } = inject('world');
  const empty = await createEmptyDatabase(database);
  if (empty.kind !== 'postgres') throw new Error('These tests are about a server.');
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
  const process = new ApiProcess(buildEnvironment(services, empty), entry ? [entry, 'list'] : undefined);
  onTestFinished(() => void process.child.kill('SIGKILL'));
  return { code: await process.ended, log: process.log };
}

it.each([
  [
    "another product's",
    'create table users (id int)',
    /The database holds tables of something else \(42P07\)\. Name an empty database in DATABASE_URL/,
  ],
  [
    'read-only',
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
    /The database is read-only \(25006\)\. Name the primary in DATABASE_URL/,
  ],
])('ends API and admin with 1 and one sentence where the database is %s', async (_what, statement, words) => {
  for (const entry of [undefined, admin]) {
    const { code, log } = await start(statement, entry);
    expect(log).toMatch(words);
    expect(log).not.toMatch(/\bat .*\.ts:\d/);
    expect(log.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }
});
