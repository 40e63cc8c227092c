import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from './schema.ts';
import { lockDirectory } from './directory-lock.ts';
import { postgresValueParsers } from './parse-postgres-value.ts';
import { openPools, type PostgresPools } from './postgres-pools.ts';

export type Db = Kysely<Database>;

/** The raw driver behind a Kysely instance, for what speaks SQL itself (the job queue). */
export type DatabaseDriver =
  | { kind: 'pglite'; pglite: PGlite }
  | ({ kind: 'postgres' } & Pick<PostgresPools, 'queue' | 'listen' | 'counts' | 'waitedMs'>);

export interface DatabaseHandle {
  db: Db;
  driver: DatabaseDriver;
  close(): Promise<void>;
}

/** Opens the configured database. In-process PGlite takes an exclusive lock on its directory first. */
export async function openDatabase(config: Config['database']): Promise<DatabaseHandle> {
  return config.kind === 'pglite' ? openPglite(config.dataDir) : openPostgres(config);
}

async function openPglite(dataDir: string): Promise<DatabaseHandle> {
  const inMemory = dataDir.startsWith('memory://');
  const release = inMemory ? () => {} : lockDirectory(dataDir);
  try {
    const pglite = await PGlite.create({ dataDir, parsers: postgresValueParsers });
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
    return {
      db,
      driver: { kind: 'pglite', pglite },
      async close() {
        await db.destroy();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

function openPostgres(config: Extract<Config['database'], { kind: 'postgres' }>): DatabaseHandle {
  const { pool, end, ...driver } = openPools(config);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    driver: { kind: 'postgres', ...driver },
    async close() {
      await db.destroy();
      // Kysely ends only what it has used.
      await end();
    },
  };
}
