// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { dropEntry, keepEntry, readEntry } from './kept-entry.ts';

afterEach(() => sessionStorage.clear());

const empty = { nickname: '', holder: '' };

test('keeps the names until they are dropped', () => {
  keepEntry('u1', { nickname: '出張用', holder: 'MISAKI SATO' });
  expect(readEntry('u1')).toEqual({ nickname: '出張用', holder: 'MISAKI SATO' });
  dropEntry();
  expect(readEntry('u1')).toEqual(empty);
});

test('shows nobody what somebody else typed, and does not keep it', () => {
  keepEntry('u1', { nickname: '出張用', holder: 'MISAKI SATO' });
  expect(readEntry('u2')).toEqual(empty);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '{"nickname":"A"}', '{"userId":"u1","nickname":"A"}'])(
  'reads %j without failing',
  (text) => {
    sessionStorage.setItem('yado:card-entry', text);
    expect(readEntry('u1').holder).toBe('');
  },
);
