import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';

/** Set: the command dies when it is about to write a document of this tenant. */
let dyingAt: string | null = null;
beforeEach(() => {
  dyingAt = null;
});

const mortalStore = {
  openStore: async ({ storeDir }: { storeDir: string }): Promise<Store> => {
    const store = createFolderStore(storeDir);
    let dead = false;
    const alive = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
      return (...args: A): Promise<R> => (dead ? Promise.reject(new Error('killed')) : work(...args));
    };
    return {
      get: alive(store.get),
      has: alive(store.has),
      modified: alive(store.modified),
      put: alive(store.put),
      remove: alive(store.remove),
      list: alive(store.list),
      create: alive(async (key, data) => {
        if (dyingAt && key.startsWith(`documents/${dyingAt}/`)) {
          dead = true;
          throw new Error('killed');
        }
        return store.create(key, data);
      }),
    };
  },
};

const storePath = '../store/open-store.ts';
let createWorkspace: typeof import('../testing/_workspace.ts').createWorkspace;
// Test files share their modules: this one loads its own, and leaves none behind.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(storePath, () => mortalStore);
  ({ createWorkspace } = await import('../testing/_workspace.ts'));
});
afterAll(() => {
  vi.doUnmock(storePath);
  vi.resetModules();
});

/** Releases are named by a letter. */
const toVersion = (name: string) => `1.0.0-${name}`;
const toName = (version?: string) => version?.replace('1.0.0-', '');

/** Two sites that run trips A, with Z before it; B is built. */
async function sites() {
  const workspace = await createWorkspace();
  const { config, release } = workspace;
  const build = (name: string) => workspace.buildRemote('trips', { version: toVersion(name), code: name });
  await workspace.buildHost();
  await build('Z');
  await release('publish', '--all');
  await build('A');
  await release('publish', 'trips');
  await build('B');
  const readChannel = async (tenant: string) => {
    const { publicKey } = await ensureKeys(config.keysDir);
    const document = await currentDocument(createFolderStore(config.storeDir), tenant, publicKey);
    const { stable, canary, previous } = document?.remotes.trips ?? {};
    const mark = canary ? ` ${toName(canary.release.version)}=${canary.percent}%` : '';
    return `${toName(stable?.version)}←${toName(previous?.version)}${mark}`;
  };
  const state = async () => [await readChannel('default'), await readChannel('mirai')];
  const flags = async (tenant: string) => {
    const { publicKey } = await ensureKeys(config.keysDir);
    return (await currentDocument(createFolderStore(config.storeDir), tenant, publicKey))?.flags;
  };
  const killed = async (...args: string[]) => {
    dyingAt = 'mirai';
    await expect(release(...args)).rejects.toThrow('killed');
    dyingAt = null;
  };
  return { ...workspace, build, state, killed, flags };
}

test('undoes an interrupted publication on the sites that have it, and leaves the others alone', async () => {
  const { release, killed, state } = await sites();
  await killed('publish', 'trips');
  expect(await state()).toEqual(['B←A', 'A←Z']);
  const output = await release('rollback', 'trips');
  expect(await state()).toEqual(['A←Z', 'A←Z']);
  expect(output).toMatch(
    /publish trips .* is undone\ndefault: sequence \d+, trips stable 1\.0\.0-B@\w+ → 1\.0\.0-A@\w+\nmirai: unchanged/,
  );
});

test.each([
  ['publish', ['publish', 'trips'], ['B←A', 'B←A']],
  ['canary', ['canary', 'trips', '10%'], ['A←Z B=10%', 'A←Z B=10%']],
  ['rollback', ['rollback', 'trips'], ['Z←A', 'Z←A']],
])('finishes an interrupted %s when it is said again', async (_what, command, end) => {
  const { release, killed, state } = await sites();
  await killed(...command);
  await release(...command);
  expect(await state()).toEqual(end);
});

test('finishes an interrupted promotion, or undoes it with the canary', async () => {
  const { release, killed, state } = await sites();
  await release('canary', 'trips', '10%');
  await killed('promote', 'trips');
  expect(await state()).toEqual(['B←A', 'A←Z B=10%']);
  await release('undo');
  expect(await state()).toEqual(['A←Z B=10%', 'A←Z B=10%']);
  await killed('promote', 'trips');
  await release('promote', 'trips');
  expect(await state()).toEqual(['B←A', 'B←A']);
});

test('undoes an interrupted canary', async () => {
  const { release, killed, state } = await sites();
  await killed('canary', 'trips', '10%');
  await release('rollback', 'trips');
  expect(await state()).toEqual(['A←Z', 'A←Z']);
});

test('undoes an interrupted configuration, and finishes it', async () => {
  const { release, killed, flags, config } = await sites();
  config.overrides = { apiUrl: 'https://other.example/graphql' };
  for (const tenant of ['default', 'mirai']) {
    const file = join(config.tenantsDir, `${tenant}.json`);
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace(/"flags": \{[^}]*\}/, '"flags": { "on": true }'),
    );
  }
  await killed('configure', '--yes');
  expect([await flags('default'), await flags('mirai')]).toEqual([{ on: true }, {}]);
  await release('undo');
  expect([await flags('default'), await flags('mirai')]).toEqual([{}, {}]);
  await killed('configure', '--yes');
  await release('configure', '--yes');
  expect([await flags('default'), await flags('mirai')]).toEqual([{ on: true }, { on: true }]);
  expect(await release('undo')).toContain('Nothing was interrupted');
});

test('continues with no other change of a part until what was interrupted is finished or undone', async () => {
  const { release, killed, build, buildRemote, state } = await sites();
  await killed('publish', 'trips');
  await build('C');
  await expect(release('publish', 'trips')).rejects.toThrow(
    /publish trips .*default has it, mirai has not[\s\S]*release -- undo/,
  );
  await buildRemote('search');
  await release('publish', 'search');
  await release('undo');
  await release('publish', 'trips');
  expect(await state()).toEqual(['C←A', 'C←A']);
});

test('continues an undo that was interrupted', async () => {
  const { release, killed, state, buildRemote } = await sites();
  await killed('publish', 'trips');
  dyingAt = 'default';
  await expect(release('undo')).rejects.toThrow('killed');
  dyingAt = null;
  await expect(release('publish', 'trips')).rejects.toThrow('undo');
  await release('rollback', 'trips');
  expect(await state()).toEqual(['A←Z', 'A←Z']);
  await buildRemote('trips', { version: toVersion('D'), code: 'D' });
  await release('publish', 'trips');
  expect(await state()).toEqual(['D←A', 'D←A']);
});

test('says what a rollback undoes on each site', async () => {
  const { release, state } = await sites();
  await release('publish', 'trips');
  expect(await release('rollback', 'trips')).toMatch(
    /default: sequence \d+, trips stable 1\.0\.0-B@\w+ → 1\.0\.0-A@\w+\nmirai: sequence \d+, trips stable 1\.0\.0-B@\w+ → 1\.0\.0-A@\w+/,
  );
  expect(await state()).toEqual(['A←B', 'A←B']);
});

test('undoes a release that is named where sites run different ones', async () => {
  const { release, build, killed, state, config } = await sites();
  await killed('publish', 'trips');
  // As a store is left by whatever keeps no record of its publications.
  const store = createFolderStore(config.storeDir);
  for (const key of await store.list('acts')) await store.remove(key);
  await expect(release('rollback', 'trips')).rejects.toThrow(
    /default 1\.0\.0-B@\w+[\s\S]*mirai 1\.0\.0-A@\w+[\s\S]*--from/,
  );
  const name = /1\.0\.0-B@\w+/.exec(await release('status'))?.[0] as string;
  const output = await release('rollback', 'trips', '--from', name);
  expect(output).toMatch(
    /default: sequence \d+, trips stable 1\.0\.0-B@\w+ → 1\.0\.0-A@\w+\nmirai: unchanged/,
  );
  expect(await state()).toEqual(['A←B', 'A←Z']);
  await build('E');
  await expect(release('rollback', 'trips', '--from', 'F@0')).rejects.toThrow('No site runs F@0');
});
