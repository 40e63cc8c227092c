import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ConnectionLostError, isDatabaseTrouble } from './database-trouble.ts';
import { isReading, limitedConnection } from './limited-connection.ts';

it.each([
  ['select 1', true],
  ['with near as (select id from properties) select * from near', true],
  ['select updated_at, "delete_at" from t', true],
  ['begin', false],
  ['update t set a = 1', false],
  ['select id from t where id = $1 for update', false],
  ['select id from t for no key update skip locked', false],
  ['select pg_advisory_lock(1)', false],
  ['with gone as (delete from t returning id) select * from gone', false],
])('%s: reads only: %s', (text, isRead) => {
  expect(isReading(text)).toBe(isRead);
});

describe('a connection that was lost', () => {
  it('fails everything after it with the same error and does not return to the pool', async () => {
    const asked: string[] = [];
    const client = {
      query: async (text: string) => {
        asked.push(text);
        if (text === 'commit') throw new Error('Query read timeout');
        return { rows: [], command: text, rowCount: 0 };
      },
    } as unknown as pg.PoolClient;
    const released: unknown[] = [];
    const connection = limitedConnection({
      connect: async () => client,
      release: (_client, isRead, failure) => released.push([isRead, failure]),
    });
    await connection.query('begin', []);
    const lost = await connection.query('commit', []).catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(ConnectionLostError);
    expect(isDatabaseTrouble(lost)).toBe(true);
    await expect(connection.query('rollback', [])).rejects.toBe(lost);
    expect(asked).toEqual(['begin', 'commit']);
    connection.release();
    expect(released).toEqual([[false, lost]]);
  });
});
