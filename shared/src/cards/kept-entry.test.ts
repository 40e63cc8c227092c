// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { dropEntry, keepEntry, readEntry } from './kept-entry.ts';

afterEach(() => sessionStorage.clear());

test('keeps the names until they are dropped', () => {
  keepEntry({ nickname: '出張用', holder: 'MISAKI SATO' });
  expect(readEntry()).toEqual({ nickname: '出張用', holder: 'MISAKI SATO' });
  dropEntry();
  expect(readEntry()).toEqual({ nickname: '', holder: '' });
});

test.each(['', '{', 'null', '{"nickname":"A"}'])('reads %j without failing', (text) => {
  sessionStorage.setItem('yado:card-entry', text);
  expect(readEntry().holder).toBe('');
});
