import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { usualDatabaseLimits } from '../config/database-limits.ts';
import { openDatabase } from './client.ts';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';
import { jsonb } from './jsonb.ts';
import { newId } from './new-id.ts';

const temporary = () => mkdtemp(join(tmpdir(), 'yado-database-'));

describe('the database', () => {
  // TEST_DATABASE_URL runs the same on PostgreSQL.
  const config = process.env.TEST_DATABASE_URL
    ? ({
        kind: 'postgres',
        url: process.env.TEST_DATABASE_URL,
        poolSize: 1,
        limits: usualDatabaseLimits,
      } as const)
    : ({ kind: 'pglite', dataDir: 'memory://' } as const);

  it('gives the same JavaScript values whatever the driver', async () => {
    const { db, close } = await openDatabase(config);
    const { rows } = await sql`select
      9007199254740991::int8 as int8, count(*) as count, 0.10::numeric as numeric, '2026-02-28'::date as date,
      '2026-02-28 23:59:59.123+09'::timestamptz as instant, null::timestamptz as none,
      ${jsonb(['a', { b: 1 }])} as json, ${['x', 'y']}::text[] as texts`.execute(db);
    await close();
    expect(rows).toEqual([
      {
        int8: 9007199254740991,
        count: 1,
        numeric: '0.10',
        date: '2026-02-28',
        instant: new Date('2026-02-28T14:59:59.123Z'),
        none: null,
        json: ['a', { b: 1 }],
        texts: ['x', 'y'],
      },
    ]);
  });

  it('compiles no statement, however costly the server believes it to be', async () => {
    const { db, close } = await openDatabase(config);
    await sql`set jit_above_cost = 0`.execute(db);
    const { rows } = await sql`explain (analyze) select sum(n + 1) from generate_series(1, 1000) n`.execute(
      db,
    );
    await close();
    expect(JSON.stringify(rows)).toContain('Aggregate');
    expect(JSON.stringify(rows)).not.toContain('JIT');
  });

  it('keeps concurrent transactions apart', async () => {
    const { db, close } = await openDatabase(config);
    await sql`create temporary table counter (value int4 not null)`.execute(db);
    await sql`insert into counter values (0)`.execute(db);
    const add = () =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ value: number }>`select value from counter for update`.execute(tx);
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(tx);
      });
    await Promise.all(Array.from({ length: 8 }, add));
    const { rows } = await sql`select value from counter`.execute(db);
    await close();
    expect(rows).toEqual([{ value: 8 }]);
  });
});

describe('a data directory', () => {
  it('is refused while another process holds it', async () => {
    const directory = await temporary();
    const module = JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href);
    const script = `const { lockDirectory } = await import(${module});
      lockDirectory(${JSON.stringify(directory)}); console.log('locked'); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const ended = once(other, 'close');
    await once(other.stdout, 'data');
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
    other.kill('SIGKILL');
    await ended;
    lockDirectory(directory)();
  });

  it.each([
    ['this process', process.pid],
    ['another one', process.ppid],
  ])('is taken over when the id of its dead owner is now that of %s', async (_name, pid) => {
    const directory = await temporary();
    await writeFile(`${directory}.lock`, `${pid}\nstarted at another time\n`);
    const release = lockDirectory(directory);
    expect(await readFile(`${directory}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid}\n.+\n$`));
    release();
  });

  it('is taken over from a dead process by one of several that start at once', async () => {
    const directory = await temporary();
    await writeFile(`${directory}.lock`, '4194303\n');
    const module = JSON.stringify(new URL('directory-lock.ts', import.meta.url).href);
    // All begin at the same moment, when their standard input ends.
    const script = `const { lockDirectory } = await import(${module});
      console.log('ready'); process.stdin.resume().on('end', () => {
        try { lockDirectory(${JSON.stringify(directory)}); console.log('locked'); } catch { console.log('refused'); }
        setInterval(() => {}, 1000);
      });`;
    const others = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script]),
    );
    try {
      await Promise.all(others.map((other) => once(other.stdout, 'data')));
      const answers = Promise.all(others.map((other) => once(other.stdout, 'data')));
      for (const other of others) other.stdin.end();
      const words = (await answers).map(([word]) => String(word).trim());
      expect(words.toSorted()).toEqual(['locked', ...Array.from({ length: 5 }, () => 'refused')]);
    } finally {
      await Promise.all(others.map((other) => (other.kill('SIGKILL'), once(other, 'close'))));
    }
  });

  it('is refused while the process of a lock without a start time is alive', async () => {
    const directory = await temporary();
    // The parent of this process is alive, and is not this process.
    await writeFile(`${directory}.lock`, `${process.ppid}\n`);
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  });

  it('is refused a second time within the same process', async () => {
    const directory = await temporary();
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
    release();
    lockDirectory(directory)();
  });

  it.each([
    ['a dead process', '4194303\n'],
    ['no readable owner', ''],
  ])('is taken over from %s', async (_name, owner) => {
    const directory = await temporary();
    await writeFile(`${directory}.lock`, owner);
    const release = lockDirectory(directory);
    expect(await readFile(`${directory}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
    release();
  });
});

describe('an id', () => {
  it('is 26 characters of base32 and never the same', () => {
    const ids = Array.from({ length: 10_000 }, newId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-7][0-9a-hjkmnp-tv-z]{25}$/);
  });
});
