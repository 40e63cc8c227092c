import { expect, test } from 'vitest';
import { z } from 'zod';
import { createPageIds } from './page-ids.ts';

const SECRET = 'a secret that all edges of a store have';
const DAY_MS = 86_400_000;

function at(secret = SECRET, ms = 0) {
  return createPageIds(secret, () => new Date(Date.UTC(2030, 0, 1) + ms));
}

test('are different UUIDs that any edge with the secret knows', () => {
  const ids = Array.from({ length: 50 }, () => at().issue('default'));
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) {
    expect(z.uuid().safeParse(id).success).toBe(true);
    expect(at().isIssued(id, 'default')).toBe(true);
  }
});

test('are worth nothing for another tenant, with another secret, or changed in any place', () => {
  const id = at().issue('default');
  expect(at().isIssued(id, 'mirai')).toBe(false);
  expect(at('another secret').isIssued(id, 'default')).toBe(false);
  const changed = [...id].flatMap((digit, index) =>
    digit === '-' ? [] : [`${id.slice(0, index)}${digit === '0' ? '1' : '0'}${id.slice(index + 1)}`],
  );
  expect(changed.filter((other) => at().isIssued(other, 'default'))).toEqual([]);
});

test.each(['', 'x', '-', 'zzzzzzzz-zzzz-8zzz-8zzz-zzzzzzzzzzzz', 'c7b0c1f2-8d0d-4a53-9b1a-0d8a6f3c2f10'])(
  'are not %j',
  (id) => {
    expect(at().isIssued(id, 'default')).toBe(false);
  },
);

test('last for a day, and come from no future', () => {
  const id = at().issue('default');
  expect(at(SECRET, DAY_MS).isIssued(id, 'default')).toBe(true);
  expect(at(SECRET, DAY_MS + 60_000).isIssued(id, 'default')).toBe(false);
  expect(at(SECRET, -2 * 60_000).isIssued(id, 'default')).toBe(true);
  expect(at(SECRET, -3 * 60_000).isIssued(id, 'default')).toBe(false);
});
