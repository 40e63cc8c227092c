import { expect, test } from 'vitest';
import { createCountReader } from '../events/count-reader.ts';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';
import { createLog } from './log.ts';
import { sumCounts } from './release-health.ts';
import { createWatcher } from './watcher.ts';

/** As many as one address may post in a minute. */
const POSTS = 600;
const EVENTS_PER_POST = 50;

/** A canary of `search`, an edge that visitors use, and the watcher. */
async function trying() {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search');
  await workspace.release('publish', '--all');
  await workspace.buildRemote('search', { version: '1.1.0', code: 'tried' });
  await workspace.release('canary', 'search', '10%');
  const store = createFolderStore(workspace.config.storeDir);
  const keys = await ensureKeys(workspace.config.keysDir);
  const edge = await startEdge(workspace, {
    tenants: new Map([['localhost', 'default']]),
    trustProxy: ['127.0.0.1'],
  });
  const channel = async () => {
    const document = await currentDocument(store, 'default', keys.publicKey);
    if (!document?.remotes.search) throw new Error('nothing published');
    return document.remotes.search;
  };
  const { stable, canary } = await channel();
  const about = (release = stable) => ({ part: 'search', release: release.id, version: release.version });
  const openPage = async (from: string) => {
    const headers = { host: 'localhost', accept: 'text/html', 'x-forwarded-for': from };
    const page = await edge.inject({ method: 'GET', url: '/', headers });
    return /request;desc="([^"]+)"/.exec(String(page.headers['server-timing']))?.[1];
  };
  const post = (from: string, requestId: string | undefined, events: object[]) =>
    edge.inject({
      method: 'POST',
      url: '/events',
      headers: { host: 'localhost', 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: JSON.stringify({ tenant: 'default', bucket: 1, requestId, events }),
    });
  /** One address that posts all it may, each time as one of thirty pages that it opened. */
  const flood = async (event: object) => {
    const from = '198.51.100.66';
    const ids = await Promise.all(Array.from({ length: 30 }, () => openPage(from)));
    const events = Array.from({ length: EVENTS_PER_POST }, () => event);
    for (let sent = 0; sent < POSTS; sent++) await post(from, ids[sent % ids.length], events);
  };
  const lines: string[] = [];
  const look = async () => {
    // Its counts are in the store once it is closed.
    await edge.close();
    await createWatcher(
      { store, keys, now: () => new Date() },
      createLog((line) => lines.push(line)),
    ).look();
    return channel();
  };
  const readCounts = createCountReader(store, () => new Date());
  return { about, canary: canary?.release, stable, openPage, post, flood, look, lines, readCounts };
}

/** Pages that are opened from some addresses in turn, each of which says that the canary failed in it. */
async function failFrom(site: Awaited<ReturnType<typeof trying>>, addresses: string[], pages: number) {
  const { about, canary, openPage, post } = site;
  const used = { ...about(canary), kind: 'used' };
  const failed = { ...about(canary), kind: 'failed', stage: 'render' };
  for (let page = 0; page < pages; page++)
    for (const from of addresses) await post(from, await openPage(from), [used, failed]);
}

const FIRST = '198.51.100.66';
const SECOND = '203.0.113.5';

test.each([
  ['one address, in the first pages of all', [FIRST], 6],
  ['one address, with all the pages it has', [FIRST], 20],
  ['two addresses, with all the pages they have', [FIRST, SECOND], 20],
  [
    'two networks of IPv6, from many addresses of each',
    ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2::1'],
    20,
  ],
])('nobody ends a canary from %s', async (_what, addresses, pages) => {
  const site = await trying();
  await failFrom(site, addresses, pages);
  const { canary, endedCanary } = await site.look();
  expect(endedCanary).toBeUndefined();
  expect(canary?.release.version).toBe('1.1.0');
});

test('three networks in which it fails end a canary', async () => {
  const site = await trying();
  await failFrom(site, [FIRST, SECOND, '192.0.2.9'], 6);
  expect((await site.look()).endedCanary?.reason).toBe('errors');
});

test('a visitor does not hide that a canary fails, with as many posts as one address has', async () => {
  const { about, canary, stable, openPage, post, flood, look } = await trying();
  for (let visitor = 0; visitor < 40; visitor++) {
    const from = `192.0.2.${visitor}`;
    const failed = { ...about(canary), kind: 'failed', stage: 'render' };
    await post(from, await openPage(from), [{ ...about(canary), kind: 'used' }, failed]);
  }
  await flood({ ...about(canary), kind: 'used' });
  await flood({ ...about(stable), kind: 'failed', stage: 'render' });
  expect((await look()).endedCanary?.reason).toBe('errors');
});

test('sixty networks that report successes silence no eight in which it fails', async () => {
  const { about, canary, openPage, post, look, lines } = await trying();
  const used = { ...about(canary), kind: 'used' };
  for (let page = 0; page < 1200; page++) {
    const from = `192.0.2.${page % 60}`;
    await post(from, await openPage(from), [used]);
  }
  for (let visitor = 0; visitor < 8; visitor++) {
    const from = `203.0.113.${visitor}`;
    await post(from, await openPage(from), [used, { ...about(canary), kind: 'failed', stage: 'render' }]);
  }
  await look();
  const alerts = lines.filter((line) => line.includes('"alert"')).map((line) => JSON.parse(line) as object);
  expect(alerts).toMatchObject([
    { name: 'canary-failing', counts: { canary: { pages: 1208, failed: 8 } }, tenants: ['default'] },
  ]);
});

test('a visitor’s false failures count no more than the pages of one address', async () => {
  const { about, canary, openPage, post, flood, look, readCounts } = await trying();
  for (let visitor = 0; visitor < 250; visitor++) {
    const from = `192.0.2.${visitor}`;
    await post(from, await openPage(from), [{ ...about(canary), kind: 'used' }]);
  }
  await flood({ ...about(canary), kind: 'failed', stage: 'render' });
  await look();
  const { release } = about(canary);
  const tenants = ['default'];
  expect(sumCounts(await readCounts(), { tenants, part: 'search', release })).toMatchObject({
    pages: 250,
    failed: 20,
  });
});
