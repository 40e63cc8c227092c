import { beforeEach, expect, it } from 'vitest';
import { nameFirstEntry } from './name-first-entry.ts';

beforeEach(() => history.replaceState(null, ''));

it('gives the first entry of each document another key', () => {
  nameFirstEntry();
  const first: unknown = history.state.key;
  history.replaceState(null, '');
  nameFirstEntry();
  expect(first).toMatch(/^\w{4,}$/);
  expect(history.state.key).not.toBe(first);
});

it('keeps the key and the state of an entry on return', () => {
  history.replaceState({ key: 'known', idx: 3 }, '');
  nameFirstEntry();
  expect(history.state).toEqual({ key: 'known', idx: 3 });
});
