import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import type { Store } from './store.ts';

let root: string;
let store: Store;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'yado-store-'));
  store = createFolderStore(join(root, 'store'));
});

const clean = () => onTestFinished(() => rm(root, { recursive: true, force: true }));

test('returns what was put, and null for what was not', async () => {
  clean();
  await store.put('a/b.txt', Buffer.from('one'));
  await store.put('a/b.txt', Buffer.from('two'));
  expect((await store.get('a/b.txt'))?.toString()).toBe('two');
  expect(await store.get('a/c.txt')).toBeNull();
  expect(await store.get('a')).toBeNull();
  expect(await store.has('a/b.txt')).toBe(true);
  expect(await store.has('a/c.txt')).toBe(false);
});

test('leaves nothing but the object behind', async () => {
  clean();
  await store.put('a/b.txt', Buffer.from('one'));
  await store.create('a/c.txt', Buffer.from('one'));
  expect((await readdir(join(root, 'store/a'))).sort()).toEqual(['b.txt', 'c.txt']);
});

test('lets exactly one of many writers create a key', async () => {
  clean();
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, index) => store.create('documents/x.json', Buffer.from(String(index)))),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect((await store.get('documents/x.json'))?.toString()).toBe(String(taken.indexOf(true)));
});

test('removes an object, and does not mind one that is gone', async () => {
  clean();
  await store.put('operations/a.graphql', Buffer.from('x'));
  await store.remove('operations/a.graphql');
  await store.remove('operations/a.graphql');
  expect(await store.get('operations/a.graphql')).toBeNull();
});

test('lists a folder in order and skips what a crash left half written', async () => {
  clean();
  for (const key of ['d/2.json', 'd/1.json', 'd/sub/3.json', 'e/4.json'])
    await store.put(key, Buffer.from('x'));
  await writeFile(join(root, 'store/d/.half.tmp'), 'x');
  expect(await store.list('d')).toEqual(['d/1.json', 'd/2.json', 'd/sub/3.json']);
  expect(await store.list('nothing')).toEqual([]);
});

test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '.hidden', 'a/.hidden', 'a\\b', 'a\0b', ''])(
  'refuses the key %j',
  async (key) => {
    clean();
    await expect((async () => store.get(key))()).rejects.toThrow('not a key');
  },
);
