import { beforeEach, expect, it } from 'vitest';
import { nameFirstEntry } from './name-first-entry.ts';

beforeEach(() => history.replaceState(null, ''));

it('names the first entry of a document, each with another name', () => {
  nameFirstEntry();
  const first: unknown = history.state.key;
  history.replaceState(null, '');
  nameFirstEntry();
  expect(first).toMatch(/^\w{4,}$/);
  expect(history.state.key).not.toBe(first);
});

it('keeps the name of an entry that is come back to, with what else it holds', () => {
  history.replaceState({ key: 'known', idx: 3 }, '');
  nameFirstEntry();
  expect(history.state).toEqual({ key: 'known', idx: 3 });
});
