import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, inject, it } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { runDoctor } from '../../src/doctor/run-doctor.ts';
import { copyDatabase, createEmptyDatabase } from '../_database.ts';

let url: URL;
beforeAll(async () => {
  url = getUrl(await copyDatabase(inject('world').database));
});

function getUrl(database: Config['database']): URL {
  if (database.kind !== 'postgres') throw new Error('These tests are about a server.');
  return new URL(database.url);
}

/** What doctor says of a database; the services are down. */
async function look(databaseUrl: string): Promise<string> {
  const away = 'http://127.0.0.1:1';
  const env = {
    DATABASE_URL: databaseUrl,
    RAPID_BASE_URL: away,
    STRIPE_API_BASE: away,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  const lines: string[] = [];
  await runDoctor([], env, (text) => void lines.push(text));
  return lines.find((line) => line.startsWith('database')) ?? '';
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

it('is well, and says what the next start will do, without doing it', async () => {
  expect(await look(url.href)).toMatch(/^database +ok +\[PostgreSQL \d+, up to date, \d+ ms\]$/);
  const empty = getUrl(await createEmptyDatabase(inject('world').database)).href;
  const before = await look(empty);
  expect(before).toMatch(/^database +ok +\[PostgreSQL \d+, \d+ migrations at the next start/);
  expect((await look(empty)).replace(/\d+ ms/, '')).toBe(before.replace(/\d+ ms/, ''));
});

it('is not there under that name', async () => {
  const none = new URL(url);
  none.pathname = '/nobody_made_this';
  expect(await look(none.href)).toMatch(
    /WRONG-ACCOUNT +There is no database of that name \(3D000\)\. Make it/,
  );
});

it('does not know the user', async () => {
  const stranger = new URL(url);
  stranger.username = 'nobody_of_this_name';
  expect(await look(stranger.href)).toMatch(/REFUSED-KEY +The database does not take the user/);
});

it('lets the user make no tables', async () => {
  const name = `guest_${randomBytes(4).toString('hex')}`;
  await asAdmin(`create role ${name} login password 'guest'`);
  const guest = Object.assign(new URL(url), { username: name, password: 'guest' });
  try {
    expect(await look(guest.href)).toMatch(/MISSING-RIGHT +.*Make the user of DATABASE_URL the owner/);
  } finally {
    await asAdmin(`drop role ${name}`);
  }
});

it('was migrated by a later release that this one can’t work beside', async () => {
  const later = getUrl(await copyDatabase(inject('world').database));
  const client = new pg.Client({ connectionString: later.href });
  await client.connect();
  await client.query("insert into applied_migrations (name, requires) values ('9999-later', '9998-before')");
  await client.end();
  expect(await look(later.href)).toMatch(/WRONG-SETTING +A later release migrated it.*9998-before/);
});

/** A new database in which these statements were run. */
async function prepareWith(...statements: string[]): Promise<string> {
  const { href } = getUrl(await createEmptyDatabase(inject('world').database));
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
  return href;
}

it.each([
  ['other tables', ['create table users (id int)', 'create table orders (id int)'], /\(orders, users\)/],
  [
    'the migrations of another framework',
    ['create table schema_migrations (version text)'],
    /\(schema_migrations\)/,
  ],
])('belongs to another product, by %s', async (_what, statements, tables) => {
  const said = await look(await prepareWith(...statements));
  expect(said).toMatch(
    /WRONG-ACCOUNT +It holds tables of something else .*Name an empty database in DATABASE_URL/,
  );
  expect(said).toMatch(tables);
});

it('is read-only, by a setting or as a standby', async () => {
  const setting = await prepareWith(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  );
  expect(await look(setting)).toMatch(/WRONG-SETTING +It is read-only\. .*default_transaction_read_only/);
  const standby = await prepareWith(
    'create function pg_is_in_recovery() returns boolean language sql return true',
    `do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
  );
  expect(await look(standby)).toMatch(/WRONG-SETTING +It is read-only, as a standby\. Name the primary/);
});
