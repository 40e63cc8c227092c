import { expect, it } from 'vitest';
import { createConfig } from './config.ts';
import { readEnv } from './env.ts';

const url = 'postgres://127.0.0.1/yado';
const readDatabaseConfig = (env: Record<string, string>) =>
  createConfig(readEnv({ DATABASE_URL: url, ...env })).database;

it('limits what PostgreSQL may take, by default and as the operator says', () => {
  const limits = { statementMs: 10_000, lockMs: 4_000 };
  expect(readDatabaseConfig({})).toEqual({ kind: 'postgres', url, poolSize: 10, limits });
  const given = { DATABASE_STATEMENT_TIMEOUT_MS: '8000', DATABASE_LOCK_TIMEOUT_MS: '900' };
  expect(readDatabaseConfig(given)).toMatchObject({ limits: { statementMs: 8_000, lockMs: 900 } });
});

it('refuses a wait for locks as long as a statement, and a statement that outlasts the lease of a booking', () => {
  expect(() => readDatabaseConfig({ DATABASE_LOCK_TIMEOUT_MS: '10000' })).toThrow('DATABASE_LOCK_TIMEOUT_MS');
  expect(() => readDatabaseConfig({ DATABASE_STATEMENT_TIMEOUT_MS: '18000' })).toThrow(
    'DATABASE_STATEMENT_TIMEOUT_MS',
  );
});
