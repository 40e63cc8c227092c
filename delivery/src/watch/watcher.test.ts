import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageEvent } from '@yado/shared/contract/page-events';
import { expect, test } from 'vitest';
import { createCountWriter } from '../events/count-writer.ts';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { createWorkspace } from '../testing/_workspace.ts';
import { createLog } from './log.ts';
import { createWatcher } from './watcher.ts';
import { statusPage } from './status-page.ts';

/** A site on which `search` 1.1.0 is tried, with a clock that is stopped until it is moved. */
async function trying(percent = '10%') {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search');
  await workspace.release('publish', '--all');
  await workspace.buildRemote('search', { version: '1.1.0', code: 'tried' });
  await workspace.release('canary', 'search', percent);
  const folder = createFolderStore(workspace.config.storeDir);
  /** The store's own clock moves with the watcher's; an edge's may differ. */
  const store: Store = {
    ...folder,
    put: async (key, data) => {
      await folder.put(key, data);
      await utimes(join(workspace.config.storeDir, key), now(), now());
    },
  };
  const keys = await ensureKeys(workspace.config.keysDir);
  let moved = 0;
  const now = () => new Date(Date.now() + moved);
  const channel = async (tenant = 'default') => {
    const document = await currentDocument(store, tenant, keys.publicKey);
    if (!document?.remotes.search) throw new Error('nothing published');
    return document.remotes.search;
  };
  const { stable, canary } = await channel();
  const lines: string[] = [];
  const watcher = createWatcher(
    { store, keys, now },
    createLog((line) => lines.push(line)),
  );
  const report = async (
    role: 'stable' | 'canary',
    kind: 'used' | 'failed',
    pages: number,
    { tenant = 'default', networks = 10, firstNetwork = 0, edgeIsOffMs = 0 } = {},
  ) => {
    const { id, version } = role === 'stable' ? stable : (canary?.release ?? stable);
    const about = { part: 'search', release: id, version };
    const event: PageEvent =
      kind === 'used' ? { ...about, kind: 'used' } : { ...about, kind: 'failed', stage: 'render' };
    const writer = createCountWriter(
      store,
      `edge-${tenant}-${role}-${kind}`,
      () => new Date(now().getTime() + edgeIsOffMs),
    );
    for (let page = 0; page < pages; page++) {
      const network = firstNetwork + (page % networks);
      writer.count(tenant, event, network.toString(16).padStart(4, '0'));
    }
    await writer.flush();
  };
  const move = (ms: number) => {
    moved += ms;
  };
  return { ...workspace, store, keys, watcher, channel, report, move, now, lines };
}

test('ends a canary that fails in every tenant, and writes down why', async () => {
  const { watcher, channel, report, lines } = await trying();
  for (const tenant of ['default', 'mirai']) {
    await report('stable', 'used', 60, { tenant });
    await report('canary', 'used', 8, { tenant });
    await report('canary', 'failed', 8, { tenant });
  }
  await watcher.look();
  for (const tenant of ['default', 'mirai']) {
    const { canary, stable, endedCanary } = await channel(tenant);
    expect(canary).toBeUndefined();
    expect(stable.version).toBe('1.0.0');
    expect(endedCanary).toMatchObject({
      version: '1.1.0',
      reason: 'errors',
      counts: { canary: { pages: 16, failed: 16 }, stable: { pages: 120, failed: 0 } },
    });
  }
  const alerts = lines.filter((line) => line.includes('canary-ended'));
  expect(alerts.map((line) => JSON.parse(line) as object)).toMatchObject([
    { tenants: ['default', 'mirai'], continuesIn: [] },
  ]);
});

test('ends a canary in the tenant in which it fails alone, and says where it continues', async () => {
  const { watcher, channel, report, lines } = await trying();
  await report('stable', 'used', 5000);
  await report('canary', 'used', 500);
  await report('canary', 'used', 8, { tenant: 'mirai' });
  await report('canary', 'failed', 8, { tenant: 'mirai' });
  await watcher.look();
  expect((await channel('mirai')).endedCanary?.reason).toBe('errors');
  expect((await channel()).canary?.release.version).toBe('1.1.0');
  const alerts = lines.filter((line) => line.includes('canary-ended'));
  expect(alerts.map((line) => JSON.parse(line) as object)).toMatchObject([
    { tenants: ['mirai'], continuesIn: ['default'] },
  ]);
  await watcher.look();
  expect(lines.filter((line) => line.includes('canary-ended'))).toHaveLength(1);
});

test('keeps a canary in all tenants, however many failures one of them reports', async () => {
  const { watcher, channel, report } = await trying();
  await report('canary', 'used', 40);
  await report('canary', 'used', 5000, { tenant: 'mirai' });
  await report('canary', 'failed', 5000, { tenant: 'mirai' });
  await watcher.look();
  expect((await channel('mirai')).canary).toBeUndefined();
  expect((await channel()).canary?.release.version).toBe('1.1.0');
});

test('leaves a canary that fails in two networks alone to people, calls them once, and says so', async () => {
  const { watcher, channel, report, lines, release, now } = await trying();
  await report('canary', 'used', 40, { tenant: 'mirai', networks: 2 });
  await report('canary', 'failed', 40, { tenant: 'mirai', networks: 2 });
  await watcher.look();
  await watcher.look();
  expect((await channel('mirai')).canary?.release.version).toBe('1.1.0');
  const alerts = () => lines.filter((line) => line.includes('"alert"')).map((line) => JSON.parse(line));
  expect(alerts()).toMatchObject([
    {
      name: 'canary-failing',
      part: 'search',
      version: '1.1.0',
      counts: { canary: { pages: 40, failed: 40 } },
      tenants: ['mirai'],
    },
  ]);
  const [, mirai] = statusPage(watcher.latest().parts, now(), true).split('テナント mirai の一覧');
  expect(mirai).toContain(
    '報告が少数のネットワークに偏っているか、ページ数とネットワーク数とで判定が分かれているため、自動では取り下げません',
  );
  expect(mirai).toMatch(/<code>npm run release -- rollback search --from 1\.1\.0@\w{16}<\/code>/);
  const [ours, theirs] = (await release('status')).split('mirai:');
  expect(theirs).toContain('few networks say so');
  expect(ours).not.toContain('networks');

  // A third network says the same.
  await report('canary', 'used', 60, { tenant: 'mirai', networks: 3 });
  await report('canary', 'failed', 60, { tenant: 'mirai', networks: 3 });
  await watcher.look();
  expect((await channel('mirai')).endedCanary?.reason).toBe('errors');
  expect(alerts()).toHaveLength(2);
});

test('calls people when good reports of many networks hide that it fails in others', async () => {
  const { watcher, channel, report, lines } = await trying();
  await report('canary', 'failed', 8, { networks: 8 });
  await report('canary', 'used', 1200, { networks: 60, firstNetwork: 8 });
  await watcher.look();
  expect((await channel()).canary?.release.version).toBe('1.1.0');
  const alerts = lines.filter((line) => line.includes('"canary-failing"'));
  expect(alerts.map((line) => JSON.parse(line))).toMatchObject([
    { part: 'search', counts: { canary: { pages: 1200, failed: 8 } }, tenants: ['default'] },
  ]);
});

test('calls people again when the same release is tried once more', async () => {
  const { watcher, report, lines, release } = await trying();
  const alerts = () => lines.filter((line) => line.includes('"canary-failing"'));
  await report('canary', 'failed', 40, { networks: 1 });
  await watcher.look();
  expect(alerts()).toHaveLength(1);
  await release('rollback', 'search');
  await watcher.look();
  await release('canary', 'search', '10%');
  await report('canary', 'failed', 40, { networks: 1 });
  await watcher.look();
  expect(alerts()).toHaveLength(2);
});

test('keeps a canary that fails no more than the stable release', async () => {
  const { watcher, channel, report } = await trying();
  await report('stable', 'used', 400);
  await report('stable', 'failed', 40);
  await report('canary', 'used', 100);
  await report('canary', 'failed', 10);
  await watcher.look();
  expect((await channel()).canary?.release.version).toBe('1.1.0');
});

test('forgets what was counted more than half an hour ago', async () => {
  const { watcher, channel, report, move } = await trying();
  await report('canary', 'used', 20);
  await report('canary', 'failed', 20);
  move(31 * 60_000);
  await watcher.look();
  expect((await channel()).canary?.release.version).toBe('1.1.0');
});

test('holds nothing against a canary that was counted before it was put out', async () => {
  const { watcher, channel, report, move, release } = await trying();
  await release('rollback', 'search');
  move(-2 * 60_000);
  await report('canary', 'used', 20);
  await report('canary', 'failed', 20);
  move(2 * 60_000);
  await release('canary', 'search', '10%');
  await watcher.look();
  expect((await channel()).canary?.release.version).toBe('1.1.0');
});

const DAY_MS = 86_400_000;

test.each([
  ['a day late', -DAY_MS],
  ['half an hour late', -30 * 60_000],
  ['an hour early', 3_600_000],
])('ends a canary by what an edge whose clock is %s counted, and warns of that clock', async (_what, off) => {
  const { watcher, channel, report, lines, now } = await trying();
  await report('canary', 'used', 30, { edgeIsOffMs: off });
  await report('canary', 'failed', 30, { edgeIsOffMs: off });
  await watcher.look();
  expect((await channel()).endedCanary?.reason).toBe('errors');
  const alerts = lines.filter((line) => line.includes('"clock-off"'));
  expect(alerts).toHaveLength(2);
  await watcher.look();
  expect(lines.filter((line) => line.includes('"clock-off"'))).toHaveLength(2);
  const { parts, clocks } = watcher.latest();
  expect(clocks.map(({ process }) => process)).toContain('edge-default-canary-used');
  expect(statusPage(parts, now(), true, clocks)).toMatch(
    /edge-default-canary-used<\/code> の時計が約 \d+ (?:分|時間)(?:遅れて|進んで)います/,
  );
});

test('says nothing of an edge that could not write for a while', async () => {
  const { watcher, report, lines } = await trying();
  await report('stable', 'used', 5, { edgeIsOffMs: -10 * 60_000 });
  await report('stable', 'used', 5);
  await watcher.look();
  expect(lines.filter((line) => line.includes('"clock-off"'))).toEqual([]);
});

test('goes by the time of the store when its own clock is wrong, and says so', async () => {
  const workspace = await trying();
  const { report, channel, store, keys } = workspace;
  await report('canary', 'used', 30);
  await report('canary', 'failed', 30);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const late = createWatcher({ store, keys, now: () => new Date(Date.now() - 40 * DAY_MS) }, log);
  await late.look();
  expect((await channel()).endedCanary?.reason).toBe('errors');
  expect(late.latest().clocks).toMatchObject([{ process: 'watcher' }]);
  expect(lines.filter((line) => line.includes('"clock-off"'))).toHaveLength(1);
  const document = await currentDocument(store, 'default', keys.publicKey);
  expect(Math.abs(Date.parse(document?.issuedAt ?? '') - Date.now())).toBeLessThan(DAY_MS);
});

test('shows at the command line and on its page what is live and how it is doing', async () => {
  const { watcher, report, release, now } = await trying();
  await report('stable', 'used', 60);
  await report('canary', 'used', 6);
  await report('canary', 'failed', 3);
  await watcher.look();
  expect(await release('status')).toMatch(
    /search +stable 1\.0\.0@\w{16} \(60 pages, 0\.0% failed\), canary 1\.1\.0@\w{16} at 10% \(6 pages, 50\.0% failed\), no previous\n +back to 1\.0\.0@\w{16}: npm run release -- rollback search --from 1\.1\.0@\w{16}/,
  );
  const page = statusPage(watcher.latest().parts, now(), true);
  expect(page).toContain('<caption>テナント mirai</caption>');
  expect(page).toContain('10% に配信中です。');
  expect(page).toContain('50.0%');
  expect(page).toMatch(
    /<code>1\.0\.0@\w{16}<\/code> に戻します。<br><code>npm run release -- rollback search --from 1\.1\.0@\w{16}<\/code>/,
  );
});

test('tells on its page and at the command line why a canary has ended', async () => {
  const { watcher, report, release, now } = await trying();
  await report('canary', 'used', 7);
  await report('canary', 'failed', 7);
  await watcher.look();
  const page = statusPage(watcher.latest().parts, now(), true);
  expect(page).toContain('エラーが多いため、自動で取り下げられました（7 ページ中 7 ページで失敗');
  expect(await release('status')).toMatch(/canary 1\.1\.0@\w{16} ended \S+, errors: failed in 7 of 7 pages/);
});

test('says of a release that was rolled back that the command brings it back', async () => {
  const { watcher, release, now } = await trying();
  await release('promote', 'search');
  await watcher.look();
  expect(statusPage(watcher.latest().parts, now(), true)).toMatch(/<code>1\.0\.0@\w{16}<\/code> に戻します/);
  await release('rollback', 'search');
  await watcher.look();
  expect(statusPage(watcher.latest().parts, now(), true)).toMatch(
    /取り下げた版 <code>1\.1\.0@\w{16}<\/code> をもう一度公開します。<\/strong><br><code>npm run release -- rollback search --from 1\.0\.0@\w{16}<\/code>/,
  );
  expect(await release('status')).toMatch(
    /back to 1\.1\.0@\w{16}, which was rolled back: npm run release -- rollback search --from 1\.0\.0@/,
  );
});
