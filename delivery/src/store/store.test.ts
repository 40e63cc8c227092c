import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBucket } from '../testing/_bucket.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

async function openFolder(): Promise<Store> {
  const root = await mkdtemp(join(tmpdir(), 'yado-store-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return openStore({ storeDir: join(root, 'store') });
}

async function openBucket(): Promise<Store> {
  const { config } = await startBucket();
  return openStore({ storeDir: '/nonexistent', bucket: { ...config, prefix: 'some/site' } });
}

const data = (text: string) => Buffer.from(text);
const putAll = (store: Store, keys: string[]) => Promise.all(keys.map((key) => store.put(key, data(key))));

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('%s as a store', (_name, open) => {
  test('returns what was put last, and null for what was not put', async () => {
    const store = await open();
    await store.put('a/b.txt', data('one'));
    await store.put('a/b.txt', data('two'));
    expect((await store.get('a/b.txt'))?.toString()).toBe('two');
    expect(await store.get('a/c.txt')).toBeNull();
    expect(await store.get('a')).toBeNull();
    expect(await store.has('a/b.txt')).toBe(true);
    expect(await store.has('a/c.txt')).toBe(false);
  });

  test('keeps every byte, also none', async () => {
    const store = await open();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    await store.put('releases/a.js.br', bytes);
    await store.put('empty.txt', data(''));
    expect((await store.get('releases/a.js.br'))?.equals(bytes)).toBe(true);
    expect(await store.get('empty.txt')).toHaveLength(0);
  });

  test('lets exactly one of many writers create a key', async () => {
    const store = await open();
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.create('documents/x.json', data(String(index)))),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await store.get('documents/x.json'))?.toString()).toBe(String(taken.indexOf(true)));
    expect(await store.create('documents/x.json', data('late'))).toBe(false);
  });

  test('removes an object, and does not mind one that is gone', async () => {
    const store = await open();
    await store.put('operations/a.graphql', data('x'));
    await store.remove('operations/a.graphql');
    await store.remove('operations/a.graphql');
    expect(await store.get('operations/a.graphql')).toBeNull();
    expect(await store.create('operations/a.graphql', data('y'))).toBe(true);
  });

  test('lists a folder in order, without what lies beside it', async () => {
    const store = await open();
    await putAll(store, ['d/2.json', 'd/1.json', 'd/sub/3.json', 'd2/4.json', 'd.json', 'e/5.json']);
    expect(await store.list('d')).toEqual(['d/1.json', 'd/2.json', 'd/sub/3.json']);
    expect(await store.list('d', 'd/1.json')).toEqual(['d/2.json', 'd/sub/3.json']);
    expect(await store.list('d', 'd/sub/3.json')).toEqual([]);
    expect(await store.list('nothing')).toEqual([]);
  });

  test('lists more keys than a bucket tells at once', async () => {
    const store = await open();
    const keys = Array.from({ length: 1_003 }, (_, index) => `d/${String(index).padStart(4, '0')}.json`);
    for (let from = 0; from < keys.length; from += 100) await putAll(store, keys.slice(from, from + 100));
    expect(await store.list('d')).toEqual(keys);
    expect(await store.list('d', 'd/0001.json')).toEqual(keys.slice(2));
  });

  test('takes names with every character that a key may have', async () => {
    const store = await open();
    const keys = ['a/+~=@-_.+', 'a/-', 'a/@scope+x=1~b.min.js', `a/${'n'.repeat(200)}.js`];
    await putAll(store, keys);
    for (const key of keys) expect((await store.get(key))?.toString()).toBe(key);
    expect(await store.list('a')).toEqual(keys.sort());
  });

  test.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a\0b',
    'a b',
    '',
  ])('refuses the key %j', async (key) => {
    const store = await open();
    const uses = [
      () => store.get(key),
      () => store.has(key),
      () => store.put(key, data('x')),
      () => store.create(key, data('x')),
      () => store.remove(key),
      () => store.list(key),
    ];
    for (const use of uses) await expect((async () => use())()).rejects.toThrow('not a key');
  });
});
