import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Database } from './schema.ts';
import { lockDirectory } from './directory-lock.ts';
import { postgresValueParsers } from './parse-postgres-value.ts';

export type Db = Kysely<Database>;

/** The raw driver behind a Kysely instance, for what speaks SQL itself (the job queue). */
export type DatabaseDriver = { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; pool: pg.Pool };

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

async function openPostgres(config: { url: string; poolSize: number }): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: config.url,
    max: config.poolSize,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        postgresValueParsers[oid] ?? pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, driver: { kind: 'postgres', pool }, close: () => db.destroy() };
}
