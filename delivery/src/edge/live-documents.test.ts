import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { createWorkspace } from '../testing/_workspace.ts';
import { createLiveDocuments } from './live-documents.ts';

async function start(freshForMs?: number) {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.release('publish', '--all');
  const store = createFolderStore(workspace.config.storeDir);
  const { publicKey } = await ensureKeys(workspace.config.keysDir);
  const failures: string[] = [];
  let time = Date.now();
  let isAltered = false;
  const site = {
    lists: 0,
    gets: 0,
    failures,
    list: store.list,
    pass: (ms: number) => {
      time += ms;
    },
    alter: (altered: boolean) => {
      isAltered = altered;
    },
    release: async (code: string) => {
      await workspace.buildHost({ code });
      await workspace.release('publish', '--all');
    },
  };
  const watched: Pick<Store, 'get' | 'list'> = {
    get: async (key) => {
      site.gets++;
      return isAltered ? Buffer.from('{}') : store.get(key);
    },
    list: (...args) => {
      site.lists++;
      return site.list(...args);
    },
  };
  const documents = createLiveDocuments({
    store: watched,
    publicKey,
    now: () => new Date(time),
    log: { info: () => {}, error: (_fields, message) => failures.push(message) },
    freshForMs,
  });
  const get = () => documents.get('default');
  const sequence = async () => (await get())?.document.sequence as number;
  return { ...site, site, get, sequence };
}

test('follows a publication with the next request', async () => {
  const { sequence, release } = await start();
  const first = await sequence();
  await release('next');
  expect(await sequence()).toBeGreaterThan(first);
});

test('reads a new document once for all who meet it at the same moment', async () => {
  const { site, get, release } = await start();
  for (const reads of [1, 2]) {
    const found = await Promise.all([get(), get(), get()]);
    expect(new Set(found).size).toBe(1);
    expect(site.gets).toBe(reads);
    await release('next');
  }
});

test('asks a store once for all requests of a second, and follows a publication after it', async () => {
  const { site, sequence, release, pass } = await start(1_000);
  const [first] = await Promise.all([sequence(), sequence(), sequence()]);
  await release('next');
  pass(999);
  expect(await sequence()).toBe(first);
  expect(site.lists).toBe(1);
  pass(1);
  expect(await sequence()).toBeGreaterThan(first as number);
  expect(site.lists).toBe(2);
});

test('lists a store again only when something was published, and without word of it after ten minutes', async () => {
  const { site, sequence, release, pass } = await start(1_000);
  const first = await sequence();
  pass(60_000);
  expect(await sequence()).toBe(first);
  expect(site.lists).toBe(1);
  await release('next');
  pass(1_000);
  const second = await sequence();
  expect(second).toBeGreaterThan(first);
  pass(599_999);
  expect(await sequence()).toBe(second);
  expect(site.lists).toBe(2);
  pass(1);
  expect(await sequence()).toBe(second);
  expect(site.lists).toBe(3);
});

test('takes nothing for current that it saw while the store failed', async () => {
  const { site, sequence, release, pass } = await start(1_000);
  const first = await sequence();
  await release('next');
  pass(1_000);
  const { list } = site;
  site.list = () => Promise.reject(new Error('SlowDown'));
  expect(await sequence()).toBe(first);
  site.list = list;
  pass(1_000);
  expect(await sequence()).toBeGreaterThan(first);
});

test('stays with the last document while the store fails, and says so', async () => {
  const { site, sequence, release } = await start();
  const first = await sequence();
  const { list } = site;
  site.list = () => Promise.reject(new Error('SlowDown'));
  expect(await sequence()).toBe(first);
  expect(site.failures).toEqual(['store fails: the last release document stays']);
  site.list = list;
  await release('next');
  expect(await sequence()).toBeGreaterThan(first);
});

test('lets no visitor wait for a store that does not answer', async () => {
  const { site, sequence } = await start();
  const first = await sequence();
  site.list = () => setTimeout(60_000, [], { ref: false });
  const began = performance.now();
  expect(await sequence()).toBe(first);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('fails when the store fails before any document is known', async () => {
  const { site, sequence } = await start();
  site.list = () => Promise.reject(new Error('SlowDown'));
  await expect(sequence()).rejects.toThrow('SlowDown');
});

test('reads a refused document again after a minute, and takes it once it is put right', async () => {
  const { site, sequence, release, pass } = await start();
  const first = await sequence();
  await release('next');
  const { alter } = site;
  alter(true);
  expect(await sequence()).toBe(first);
  const { gets } = site;
  expect(await sequence()).toBe(first);
  expect(site.gets).toBe(gets);
  alter(false);
  pass(59_999);
  expect(await sequence()).toBe(first);
  pass(1);
  expect(await sequence()).toBeGreaterThan(first);
  expect(site.failures).toEqual(['release document refused: altered or signed by another key']);
});
