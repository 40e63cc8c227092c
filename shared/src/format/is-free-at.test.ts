import { expect, it } from 'vitest';
import { isFreeAt } from './is-free-at.ts';

const limited = { freeUntil: '2030-12-30T12:00:00+09:00', alwaysFree: false };

it.each([
  ['is free until its deadline', limited, '2030-12-30T11:59:59+09:00', true],
  ['is not free from its deadline on', limited, '2030-12-30T12:00:00+09:00', false],
  ['is free at any time where it always is', { alwaysFree: true }, '2031-01-01T00:00:00Z', true],
  ['is not free where it never is', { freeUntil: null, alwaysFree: false }, '2030-01-01T00:00:00Z', false],
])('a cancellation %s', (_, cancellation, now, free) => {
  expect(isFreeAt(cancellation, new Date(now))).toBe(free);
});
