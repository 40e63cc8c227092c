import { expect, test } from 'vitest';
import { formatName, type Named } from '../release/channels.ts';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { createWorkspace } from '../testing/_workspace.ts';

async function published() {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search');
  await workspace.release('publish', '--all');
  const store = createFolderStore(workspace.config.storeDir);
  const documentFor = async (tenant: string) => {
    const { publicKey } = await ensureKeys(workspace.config.keysDir);
    return currentDocument(store, tenant, publicKey);
  };
  const channelFor = async (tenant = 'default') => (await documentFor(tenant))?.remotes.search;
  const build = (version: string) => workspace.buildRemote('search', { version, code: version });
  return { ...workspace, store, documentFor, channelFor, build };
}

test('puts a build beside the stable release of every tenant, for a share of the browsers', async () => {
  const { release, build, channelFor, store } = await published();
  await build('1.1.0');
  expect(await release('canary', 'search', '10%')).toMatch(/search 1\.1\.0@\w{16} is the canary at 10%/);
  for (const tenant of ['default', 'mirai']) {
    const channel = await channelFor(tenant);
    expect(channel?.stable.version).toBe('1.0.0');
    expect(channel?.canary).toMatchObject({ percent: 10, release: { version: '1.1.0' } });
    expect(await store.has(`${channel?.canary?.release.baseUrl.slice(1)}remoteEntry.js`)).toBe(true);
  }
  expect(await release('status')).toContain('canary 1.1.0@');
});

test('makes the canary stable and keeps the stable release as the previous one', async () => {
  const { release, build, channelFor } = await published();
  await build('1.1.0');
  await release('canary', 'search', '10%');
  await release('promote', 'search');
  expect(await channelFor('mirai')).toMatchObject({
    stable: { version: '1.1.0' },
    previous: { version: '1.0.0' },
    endedCanary: { version: '1.1.0', reason: 'promoted' },
  });
  expect((await channelFor())?.canary).toBeUndefined();
  await expect(release('promote', 'search')).rejects.toThrow('no canary to promote');
});

test('promotes the canary that is named, and no other one', async () => {
  const { release, build, channelFor } = await published();
  await build('1.1.0');
  await release('canary', 'search', '10%');
  const first = formatName((await channelFor())?.canary?.release as Named);
  await build('1.2.0');
  await release('canary', 'search', '10%', '--replace');
  await expect(release('promote', 'search', first)).rejects.toThrow(
    new RegExp(`the canary of search is 1\\.2\\.0@\\w{16}, not ${first}\\. Nothing was promoted`),
  );
  expect((await channelFor('mirai'))?.stable.version).toBe('1.0.0');
  const second = formatName((await channelFor())?.canary?.release as Named);
  await release('promote', 'search', second);
  expect((await channelFor('mirai'))?.stable.version).toBe('1.2.0');
});

test('ends a canary before it rolls the stable release back', async () => {
  const { release, build, channelFor } = await published();
  await build('1.1.0');
  await release('publish', 'search');
  await build('1.2.0');
  await release('canary', 'search', '10%');
  await release('rollback', 'search');
  expect(await channelFor()).toMatchObject({
    stable: { version: '1.1.0' },
    endedCanary: { version: '1.2.0', reason: 'withdrawn' },
  });
  expect((await channelFor())?.canary).toBeUndefined();
  await release('rollback', 'search');
  expect((await channelFor())?.stable.version).toBe('1.0.0');
});

test('replaces a canary by another one, and changes the share of the same one', async () => {
  const { release, build, channelFor } = await published();
  await build('1.1.0');
  await release('canary', 'search', '10%');
  const since = (await channelFor())?.canary?.since;
  await release('canary', 'search', '25');
  expect((await channelFor())?.canary).toMatchObject({ percent: 25, since });
  await build('1.2.0');
  await expect(release('canary', 'search', '5%')).rejects.toThrow(
    /search has a canary already: 1\.1\.0@\w{16} at 25%\. To end it and try 1\.2\.0@\w{16} in its place, add --replace/,
  );
  expect((await channelFor())?.canary).toMatchObject({ percent: 25, since });
  await release('canary', 'search', '5%', '--replace');
  expect(await channelFor()).toMatchObject({
    canary: { percent: 5, release: { version: '1.2.0' } },
    endedCanary: { version: '1.1.0', reason: 'replaced' },
  });
});

test('keeps the canary when the stable release is published again', async () => {
  const { release, build, buildRemote, channelFor } = await published();
  await build('1.1.0');
  await release('canary', 'search', '10%');
  await buildRemote('search');
  expect(await release('publish', 'search')).toContain('unchanged');
  expect((await channelFor())?.canary?.release.version).toBe('1.1.0');
});

test('tries a host like any other part', async () => {
  const { release, buildHost, documentFor } = await published();
  await buildHost({ code: 'new', version: '2.0.0' });
  await release('canary', 'host', '50%');
  expect((await documentFor('default'))?.host.canary?.release.version).toBe('2.0.0');
  await release('promote', 'host');
  expect((await documentFor('default'))?.host.stable.version).toBe('2.0.0');
});

test('takes a build from another folder', async () => {
  const { release, build, root, channelFor } = await published();
  await build('1.1.0');
  await release('canary', 'search', '10%', '--dir', `${root}/remote-search/dist`);
  expect((await channelFor())?.canary?.release.version).toBe('1.1.0');
});

test.each(['0%', '101%', '1.5%', 'ten', '-5'])('refuses %s as a share', async (share) => {
  const { release, build } = await published();
  await build('1.1.0');
  await expect(release('canary', 'search', '--', share)).rejects.toThrow('from 1% to 100%');
});

test('refuses the stable release as a canary, and a canary that claims the address of another part', async () => {
  const { release, buildRemote, channelFor, store } = await published();
  await expect(release('canary', 'search', '10%')).rejects.toThrow('is the stable release already');
  await buildRemote('trips');
  await release('publish', 'trips');
  await buildRemote('search', {
    code: 'greedy',
    routes: [{ path: '/trips', access: 'public', chunk: 'Main' }],
  });
  const before = await store.list('releases/search');
  await expect(release('canary', 'search', '10%')).rejects.toThrow('claim the same address');
  expect((await channelFor())?.canary).toBeUndefined();
  expect(await store.list('releases/search')).toEqual(before);
});
