import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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
