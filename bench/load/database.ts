import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Postgres } from '../api/postgres.ts';

export const newDatabaseName = () => `load_${randomBytes(6).toString('hex')}`;

/** Databases on a server that is there already; they are dropped at the end. */
export function postgresAt(address: string): Postgres {
  const made: string[] = [];
  const run = async (text: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  return {
    async createDatabase(name) {
      await run(`create database ${pg.escapeIdentifier(name)}`);
      made.push(name);
      const url = new URL(address);
      url.pathname = name;
      return url.href;
    },
    async close() {
      for (const name of made) await run(`drop database ${pg.escapeIdentifier(name)} with (force)`);
    },
  };
}
