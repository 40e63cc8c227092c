import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/db/client.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import type { Migration } from '../../src/db/migrations/migration.ts';
import { migrations } from '../../src/db/migrations/migrations.ts';
import type { Config } from '../../src/config/config.ts';
import { buildEnvironment } from '../crash/_crash-process.ts';
import { copyDatabase } from '../_database.ts';
import { ApiProcess } from '../process/_api-process.ts';
import { checkOutPreviousRelease, type PreviousRelease } from './_previous-release.ts';

const later: Record<string, Migration> = {
  ...migrations,
  '8001-later-column': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table travels add column later text`.execute(db);
    },
  },
};
const contracted: Record<string, Migration> = {
  ...later,
  '8002-contracts': { up: async () => {}, requires: '8001-later-column' },
};

/** A database as a later release leaves it. */
async function databaseAfter(known: Record<string, Migration>): Promise<Config['database']> {
  const config = await copyDatabase(inject('world').database);
  const database = await openDatabase(config);
  await migrateToLatest(database.db, known);
  await database.close();
  return config;
}

describe('a release on the database of a later one', () => {
  let previous: PreviousRelease;
  const running: ApiProcess[] = [];
  beforeAll(async () => {
    previous = await checkOutPreviousRelease();
  });
  afterEach(async () => {
    for (const api of running.splice(0)) {
      api.child.kill('SIGKILL');
      await api.ended;
    }
  });
  afterAll(() => previous.remove());

  const start = (database: Config['database'], main?: string) => {
    const { database: _, ...services } = inject('world');
    const api = new ApiProcess(buildEnvironment(services, database), main);
    running.push(api);
    return api;
  };
  /** It listens before it is ready. */
  const watchReadiness = async (api: ApiProcess) => {
    const url = new URL('/readyz', await api.listening());
    return async () => (await fetch(url)).status;
  };

  it('starts and is ready, though it does not know the newest migrations', async () => {
    const database = await databaseAfter(later);
    await expect.poll(await watchReadiness(start(database, previous.main))).toBe(200);
  });

  it('starts, this one too, while all that was contracted requires no later release', async () => {
    await expect.poll(await watchReadiness(start(await databaseAfter(later)))).toBe(200);
  });

  it('refuses to start, with a sentence that says why, once the schema was contracted past it', async () => {
    const database = await databaseAfter(contracted);
    const api = start(database);
    expect(await api.ended).toBe(1);
    expect(api.log).toContain(
      'since the migration 8002-contracts it takes a release that knows 8001-later-column. Start a later release.',
    );
    const older = start(database, previous.main);
    expect(await older.ended).toBe(1);
    expect(older.log).toContain('8001-later-column');
  });

  it('starts where the contraction requires nothing that it does not know', async () => {
    const known = Object.keys(migrations).sort().at(-1) ?? '';
    const database = await databaseAfter({
      ...later,
      '8002-contracts': { up: async () => {}, requires: known },
    });
    await expect.poll(await watchReadiness(start(database))).toBe(200);
  });
});
