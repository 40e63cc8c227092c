import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFolderStore } from './folder-store.ts';

async function open() {
  const root = await mkdtemp(join(tmpdir(), 'yado-store-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return { root, store: createFolderStore(root) };
}

test('leaves nothing but the object behind', async () => {
  const { root, store } = await open();
  await store.put('a/b.txt', Buffer.from('one'));
  await store.create('a/c.txt', Buffer.from('one'));
  expect((await readdir(join(root, 'a'))).sort()).toEqual(['b.txt', 'c.txt']);
});

test('does not list what a crash left half written', async () => {
  const { root, store } = await open();
  await store.put('d/1.json', Buffer.from('x'));
  await writeFile(join(root, 'd/.half.tmp'), 'x');
  expect(await store.list('d')).toEqual(['d/1.json']);
});

test('lists what has been added to a folder that was quiet for long', async () => {
  const { root, store } = await open();
  await store.put('d/1.json', Buffer.from('x'));
  const long = new Date(Date.now() - 60_000);
  await utimes(join(root, 'd'), long, long);
  expect(await store.list('d', 'd/1.json')).toEqual([]);
  expect(await store.list('d', 'd/1.json')).toEqual([]);
  expect(await store.list('d', 'd/0.json')).toEqual(['d/1.json']);
  await store.create('d/2.json', Buffer.from('x'));
  expect(await store.list('d', 'd/1.json')).toEqual(['d/2.json']);
});

test('lists what has been added within one tick of a clock that counts seconds', async () => {
  const { root, store } = await open();
  await store.put('d/1.json', Buffer.from('x'));
  const tick = new Date(Math.floor(Date.now() / 1000) * 1000);
  await utimes(join(root, 'd'), tick, tick);
  expect(await store.list('d', 'd/1.json')).toEqual([]);
  await store.create('d/2.json', Buffer.from('x'));
  await utimes(join(root, 'd'), tick, tick);
  expect(await store.list('d', 'd/1.json')).toEqual(['d/2.json']);
});

test('lists what has been added below a folder that holds only folders', async () => {
  const { root, store } = await open();
  await store.put('d/a/1.json', Buffer.from('x'));
  const long = new Date(Date.now() - 60_000);
  await utimes(join(root, 'd'), long, long);
  expect(await store.list('d', 'd/a/1.json')).toEqual([]);
  await store.create('d/a/2.json', Buffer.from('x'));
  expect(await store.list('d', 'd/a/1.json')).toEqual(['d/a/2.json']);
});
