import { expect, test } from 'vitest';
import { cacheUntilPublished } from './cache-until-published.ts';
import { announcePublication } from './publications.ts';

function start() {
  const objects = new Map<string, Buffer>();
  const store = {
    get: async (key: string) => {
      questions++;
      const found = objects.get(key) ?? null;
      await way;
      return found;
    },
    put: async (key: string, data: Uint8Array) => void objects.set(key, Buffer.from(data)),
  };
  let time = 0;
  let looks = 0;
  let questions = 0;
  let way: Promise<unknown> = Promise.resolve();
  const keep = cacheUntilPublished<number>({ store, now: () => new Date(time), freshForMs: 1_000 });
  return {
    store,
    pass: (ms: number) => {
      time += ms;
    },
    /** From now on the store does not answer. */
    fallSilent: () => {
      way = new Promise(() => {});
    },
    questions: () => questions,
    look: (name = 'one') => keep(name, async () => ++looks),
  };
}

test('looks again after each announcement, for each name when it is asked for', async () => {
  const { store, look, pass } = start();
  await announcePublication(store);
  expect([await look(), await look('other')]).toEqual([1, 2]);
  pass(5_000);
  expect([await look(), await look('other')]).toEqual([1, 2]);
  await announcePublication(store);
  pass(1_000);
  expect([await look(), await look('other'), await look()]).toEqual([3, 4, 3]);
});

test('looks again after each second in a store where nobody announces', async () => {
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

test('looks again when the clock was put back', async () => {
  const { store, look, pass } = start();
  await announcePublication(store);
  expect(await look()).toBe(1);
  pass(-700_000);
  expect(await look()).toBe(2);
});

test('asks again before it has to, and keeps nobody waiting for the answer', async () => {
  const { store, look, pass, fallSilent, questions } = start();
  await announcePublication(store);
  await look();
  fallSilent();
  pass(499);
  expect([await look(), questions()]).toEqual([1, 1]);
  pass(1);
  expect([await look(), await look('other'), questions()]).toEqual([1, 2, 2]);
});

test('waits for an answer rather than take an older one for true', async () => {
  const { store, look, pass, fallSilent } = start();
  await announcePublication(store);
  await look();
  fallSilent();
  pass(1_000);
  const late = Symbol();
  expect(await Promise.race([look(), new Promise((resolve) => setTimeout(resolve, 20, late))])).toBe(late);
});
