import { expect, test, vi } from 'vitest';
import { readCohort } from './cohort.ts';
import { chooseEncoding } from './encoding.ts';
import { createFileCache } from './file-cache.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['BR ; Q=0.5', 'br'],
  ['*', 'br'],
  ['gzip;q=0.9, br;q=0.2', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip', 'gzip'],
  ['gzip, identity', 'gzip'],
  ['br;q=x', 'identity'],
  ['x-gzip', 'gzip'],
  ['gzip;q=0, *', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers %j with %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

test.each([
  ['yado_bucket=7', 7],
  ['a=b; yado_bucket=0', 0],
  ['yado_bucket=99; c=d', 99],
])('keeps the cohort of %j', (cookie, cohort) => {
  expect(readCohort(cookie, false)).toEqual({ cohort });
});

test.each([undefined, '', 'yado_bucket=100', 'yado_bucket=-1', 'yado_bucket=x', 'not_yado_bucket=5'])(
  'draws a cohort for %j and has it kept for a year',
  (cookie) => {
    expect(readCohort(cookie, false, () => 42)).toEqual({
      cohort: 42,
      setCookie: 'yado_bucket=42; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
    });
  },
);

test('sends the cohort over https only where the site is', () => {
  expect(readCohort(undefined, true, () => 1).setCookie).toMatch(/; Secure$/);
});

test('reads a file once, forgets the least used beyond its budget, and asks again for a missing one', async () => {
  const get = vi.fn<(key: string) => Promise<Buffer | null>>(async (key) =>
    key === 'none' ? null : Buffer.alloc(20),
  );
  const read = createFileCache({ get }, 100);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) await read(key);
  expect(get).toHaveBeenCalledTimes(6);
  await read('a');
  expect(get).toHaveBeenCalledTimes(6);
  await read('b');
  expect(get).toHaveBeenCalledTimes(7);
  await read('none');
  await read('none');
  expect(get).toHaveBeenCalledTimes(9);
});
