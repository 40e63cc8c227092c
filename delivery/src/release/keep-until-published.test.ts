import { expect, test } from 'vitest';
import { keepUntilPublished } from './keep-until-published.ts';
import { announcePublication } from './publications.ts';

function start() {
  const objects = new Map<string, Buffer>();
  const store = {
    get: async (key: string) => objects.get(key) ?? null,
    put: async (key: string, data: Uint8Array) => void objects.set(key, Buffer.from(data)),
  };
  let time = 0;
  let looks = 0;
  const keep = keepUntilPublished<number>({ store, now: () => new Date(time), freshForMs: 1_000 });
  return {
    store,
    pass: (ms: number) => {
      time += ms;
    },
    look: (name = 'one') => keep(name, async () => ++looks),
  };
}

test('looks anew after each announcement, for each name when it is asked for', async () => {
  const { store, look, pass } = start();
  await announcePublication(store);
  expect([await look(), await look('other')]).toEqual([1, 2]);
  pass(5_000);
  expect([await look(), await look('other')]).toEqual([1, 2]);
  await announcePublication(store);
  pass(1_000);
  expect([await look(), await look('other'), await look()]).toEqual([3, 4, 3]);
});

test('looks anew after each second in a store where nobody announces', async () => {
  const { look, pass } = start();
  expect([await look(), await look()]).toEqual([1, 1]);
  pass(1_000);
  expect(await look()).toBe(2);
});

test('takes for seen only what was published before the look', async () => {
  const { store, look, pass } = start();
  await announcePublication(store);
  await Promise.all([look(), announcePublication(store)]);
  pass(1_000);
  expect(await look()).toBe(2);
});

test('looks anew when the clock was put back', async () => {
  const { store, look, pass } = start();
  await announcePublication(store);
  expect(await look()).toBe(1);
  pass(-700_000);
  expect(await look()).toBe(2);
});
