import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { savesData } from '../../support/in-page.ts';
import { makeRelease, type NewRelease, publishRelease } from '../../support/new-release.ts';
import { ownSiteTest } from '../../support/own-site.ts';
import { remotePages } from '../../support/remote-pages.ts';

const test = ownSiteTest();

const news = { area: 'banner', link: 'お知らせ', heading: 'お知らせ' } as const;
/** One link to a screen of each remote but that of bookings, which is entered from a hotel alone. */
const ways = [
  { area: 'navigation', link: '予約一覧', heading: '予約一覧' },
  { area: 'contentinfo', link: '特定商取引法に基づく表記', heading: '特定商取引法に基づく表記' },
  { area: 'navigation', link: 'ホテルを探す', heading: '出張のホテルを、まとめて手配。' },
  news,
  { area: 'navigation', link: '保存した料金', heading: '保存した料金' },
] as const;

async function take(page: Page, { area, link, heading }: (typeof ways)[number]): Promise<void> {
  await page.getByRole(area).getByRole('link', { name: link }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

interface Release {
  version: string;
  baseUrl: string;
}

/** What the document in the page says of a remote. */
const readChannel = (page: Page, remote: string) =>
  page.evaluate((id) => {
    const boot = JSON.parse(document.getElementById('yado-boot')?.textContent ?? '{}');
    return JSON.parse(boot.signed.document).remotes[id] as { stable: Release; previous?: Release };
  }, remote);

const DEPLOYS = 20;

test(`a tab in use lives through ${DEPLOYS} deploys of every remote, and moves on with a link once it knows`, async ({
  page,
  ownSite,
  signIn,
}) => {
  test.setTimeout(60_000 + DEPLOYS * 20_000);
  const releases = remotePages.map(({ id }) => ({
    id,
    made: [makeRelease(ownSite, id), makeRelease(ownSite, id)],
  }));
  const newest = new Map<string, string>();
  await signIn('employee');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { stable: before } = await readChannel(page, 'trips');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // Each remote goes back and forth between two releases, whose files are there from the second time on. Their teams
  // know nothing of each other: all of them publish at once.
  for (let round = 0; round < DEPLOYS; round += 1) {
    const publishing = releases.map(({ id, made }) => {
      const { folder, version } = made[round % 2] as NewRelease;
      newest.set(id, version);
      return ownSite.release('publish', id, '--dir', folder);
    });
    await take(page, ways[round % ways.length] ?? ways[0]);
    await Promise.all(publishing);
    for (const way of ways) await take(page, way);
  }
  expect(documents, 'pages loaded so far').toBe(0);
  expect((await readChannel(page, 'trips')).stable).toEqual(before);

  const asked = page.waitForResponse(/\/release\.json$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  // The answer is checked in the page before it counts.
  await expect(async () => {
    await take(page, ways[0]);
    await take(page, ways[2]);
    expect(documents, 'pages loaded to move on').toBe(1);
  }).toPass();
  expect((await readChannel(page, 'trips')).stable.version).toBe(newest.get('trips'));
});

test.describe('a tab whose releases are no longer kept', () => {
  // What browsers, the federation runtime and the host say about files that are gone.
  test.use({
    allowedProblems:
      /Failed to load resource|Refused to execute script|remoteEntry\.js|Loading (CSS )?chunk|ChunkLoadError/,
  });

  test('loads its page again to show a screen that it can no longer have', async ({
    page,
    ownSite,
    signIn,
  }) => {
    // Else the screen would be in the browser's cache, and be shown; or in the edge's, from a test before.
    await page.addInitScript(savesData);
    await publishRelease(ownSite, 'public');
    await signIn('employee', '/settings/account');
    await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
    const { stable, previous } = await readChannel(page, 'public');
    await publishRelease(ownSite, 'public');
    const newest = await publishRelease(ownSite, 'public');
    for (const { baseUrl } of [stable, previous ?? stable])
      rmSync(join(ownSite.storeDir, baseUrl), { recursive: true, force: true });
    await take(page, news);
    expect((await readChannel(page, 'public')).stable.version).toBe(newest.version);
  });
});
