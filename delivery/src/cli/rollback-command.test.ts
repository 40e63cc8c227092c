import { expect, test } from 'vitest';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { createWorkspace } from '../testing/_workspace.ts';

/** Two sites with search A, then B. */
async function sites() {
  const workspace = await createWorkspace();
  const { config, release } = workspace;
  const build = (name: string) => workspace.buildRemote('search', { version: `1.0.0-${name}`, code: name });
  await workspace.buildHost();
  await build('A');
  await release('publish', '--all');
  await build('B');
  await release('publish', 'search');
  const store = createFolderStore(config.storeDir);
  const channel = async (tenant = 'default') => {
    const { publicKey } = await ensureKeys(config.keysDir);
    const { stable, previous } = (await currentDocument(store, tenant, publicKey))?.remotes.search ?? {};
    const text = `${stable?.version}←${previous?.version}`.replaceAll('1.0.0-', '');
    return { stable, previous, text };
  };
  const state = async () => [(await channel()).text, (await channel('mirai')).text];
  const live = async () => {
    const { stable } = await channel();
    return `${stable?.version}@${stable?.id}`;
  };
  return { ...workspace, build, store, state, live };
}

test('a second rollback brings back nothing that the first one withdrew, and says how that is done', async () => {
  const { release, state, live } = await sites();
  const withdrawn = await live();
  await release('rollback', 'search');
  const good = await live();
  await expect(release('rollback', 'search')).rejects.toThrow(
    `search ${good} is live because ${withdrawn} was rolled back already. To bring ${withdrawn} back: npm run release -- rollback search --from ${good}`,
  );
  expect(await state()).toEqual(['A←B', 'A←B']);
  await release('rollback', 'search', '--from', good);
  expect(await state()).toEqual(['B←A', 'B←A']);
});

test('other changes since do not hide that a release was rolled back', async () => {
  const { release, state, buildRemote } = await sites();
  await release('rollback', 'search');
  await buildRemote('trips');
  await release('publish', 'trips');
  await expect(release('rollback', 'search')).rejects.toThrow('was rolled back already');
  expect(await state()).toEqual(['A←B', 'A←B']);
});

test('of several people who roll back at once none puts the bad release back', async () => {
  for (let round = 0; round < 5; round++) {
    const { release, state } = await sites();
    await Promise.allSettled(Array.from({ length: 3 }, () => release('rollback', 'search')));
    // A command that came in between two sites may have been refused: what is on one only is finished by the same words.
    await release('rollback', 'search').catch(() => {});
    expect(await state()).toEqual(['A←B', 'A←B']);
  }
});

test('goes back once more from what was published or promoted after a rollback', async () => {
  const { release, build, state } = await sites();
  await release('rollback', 'search');
  await release('publish', 'search');
  expect(await state()).toEqual(['B←A', 'B←A']);
  await release('rollback', 'search');
  expect(await state()).toEqual(['A←B', 'A←B']);
  await release('canary', 'search', '10%');
  await release('promote', 'search');
  expect(await state()).toEqual(['B←A', 'B←A']);
  await release('rollback', 'search');
  expect(await state()).toEqual(['A←B', 'A←B']);
  await build('C');
  await release('publish', 'search');
  await release('rollback', 'search');
  expect(await state()).toEqual(['A←C', 'A←C']);
});

test('swaps as ever where the history is gone', async () => {
  const { release, state, store } = await sites();
  await release('rollback', 'search');
  for (const tenant of ['default', 'mirai'])
    for (const key of (await store.list(`documents/${tenant}`)).slice(0, -1)) await store.remove(key);
  await release('rollback', 'search');
  expect(await state()).toEqual(['B←A', 'B←A']);
});
