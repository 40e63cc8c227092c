import { expect, it, vi } from 'vitest';
import { buildPlaceIndex } from '../catalog/place-index.ts';
import { keepSuggestions } from './kept-suggestions.ts';

const query = (limit: number) => ({ kind: 'property', words: [['とう']], limit }) as const;

it('asks the database once for what is typed, until the next import', async () => {
  const find = vi.fn(async () => ['hotel']);
  const index = await buildPlaceIndex([]);
  const ask = (limit: number) => keepSuggestions(index, query(limit), find);
  expect(await Promise.all([ask(8), ask(8)])).toEqual([['hotel'], ['hotel']]);
  await ask(8);
  expect(find).toHaveBeenCalledTimes(1);
  await ask(1);
  expect(find).toHaveBeenCalledTimes(2);
  await keepSuggestions(await buildPlaceIndex([]), query(8), find);
  expect(find).toHaveBeenCalledTimes(3);
});

it('keeps no failure', async () => {
  const index = await buildPlaceIndex([]);
  const fails = keepSuggestions(index, query(8), async () => Promise.reject(new Error('gone')));
  await expect(fails).rejects.toThrow('gone');
  expect(await keepSuggestions(index, query(8), async () => ['hotel'])).toEqual(['hotel']);
});
