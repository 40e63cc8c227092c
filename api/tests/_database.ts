import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../src/config/config.ts';
import { usualDatabaseLimits } from '../src/config/database-limits.ts';
import { createContext } from '../src/context.ts';
import { importCatalog } from '../src/modules/catalog/catalog-import.ts';
import { startApi } from '../src/start-api.ts';
import { testConfig } from './_config.ts';
import type { TestWorld } from './_world.ts';

/** A migrated and seeded database: a directory to copy, or a PostgreSQL template (TEST_DATABASE_URL). */
export type PreparedDatabase =
  | { kind: 'pglite'; template: string; directory: string }
  | { kind: 'postgres'; adminUrl: string; template: string };

/**
 * Longer than a pause of the whole machine, which must not make a statement fail. Tests of the limits set their own.
 */
const LONGEST_STATEMENT_MS = 60_000;

/** Seeds one database, so that each test file copies it instead of importing the catalog again. */
export async function prepareDatabase(
  services: Omit<TestWorld, 'database'>,
  directory: string,
): Promise<PreparedDatabase> {
  const adminUrl = process.env.TEST_DATABASE_URL || undefined;
  const prepared: PreparedDatabase =
    adminUrl === undefined
      ? { kind: 'pglite', template: join(directory, 'template'), directory }
      : { kind: 'postgres', adminUrl, template: `yado_test_${randomBytes(6).toString('hex')}` };
  if (prepared.kind === 'postgres') await runSql(prepared.adminUrl, `create database ${prepared.template}`);
  const config = testConfig(services, databaseConfig(prepared, prepared.template));
  await importAllCountries(config);
  const api = await startApi(config);
  await api.close();
  return prepared;
}

/** An API is ready after the first country; tests begin with all, so that none is imported beside them. */
async function importAllCountries(config: Config): Promise<void> {
  await using app = await createContext(config);
  // Compressed, the template has half the size, and so has the copy of each test file.
  await sql`alter table property_contents
    alter column hotel set storage extended, alter column content set storage extended`.execute(app.db);
  await importCatalog({ ...app, countries: config.countries }, new AbortController().signal);
}

/** A copy of the prepared database for one API under test. */
export async function copyDatabase(prepared: PreparedDatabase): Promise<Config['database']> {
  const name = randomBytes(6).toString('hex');
  if (prepared.kind === 'pglite') {
    const copy = join(prepared.directory, `database-${name}`);
    await cp(prepared.template, copy, { recursive: true });
    return databaseConfig(prepared, copy);
  }
  const copy = `${prepared.template}_${name}`;
  // Files are copied in a quarter of the time that writing every page to the log takes.
  await runSql(prepared.adminUrl, `create database ${copy} template ${prepared.template} strategy file_copy`);
  return databaseConfig(prepared, copy);
}

/** A database without a table, as on the first day of an installation. */
export async function createEmptyDatabase(prepared: PreparedDatabase): Promise<Config['database']> {
  const name = randomBytes(6).toString('hex');
  if (prepared.kind === 'pglite') return databaseConfig(prepared, join(prepared.directory, `empty-${name}`));
  const empty = `${prepared.template}_empty_${name}`;
  await runSql(prepared.adminUrl, `create database ${empty}`);
  return databaseConfig(prepared, empty);
}

/** Drops one copy on a PostgreSQL server, ending its connections. */
export async function dropDatabase(adminUrl: string, url: string): Promise<void> {
  await runSql(adminUrl, `drop database if exists "${new URL(url).pathname.slice(1)}" with (force)`);
}

/** Drops what a run left on a PostgreSQL server; directories go with the run's own folder. */
export async function dropDatabases(prepared: PreparedDatabase): Promise<void> {
  if (prepared.kind === 'pglite') return;
  const like = `${prepared.template}%`;
  const { rows } = await runSql(prepared.adminUrl, 'select datname from pg_database where datname like $1', [
    like,
  ]);
  for (const { datname } of rows) await runSql(prepared.adminUrl, `drop database "${datname}" with (force)`);
}

function databaseConfig(prepared: PreparedDatabase, name: string): Config['database'] {
  if (prepared.kind === 'pglite') return { kind: 'pglite', dataDir: name };
  const url = new URL(prepared.adminUrl);
  url.pathname = `/${name}`;
  return {
    kind: 'postgres',
    url: url.href,
    poolSize: 5,
    limits: { ...usualDatabaseLimits, statementMs: LONGEST_STATEMENT_MS },
  };
}

async function runSql(
  url: string,
  text: string,
  values: string[] = [],
): Promise<{ rows: { datname: string }[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<{ datname: string }>(text, values);
  } finally {
    await client.end();
  }
}
