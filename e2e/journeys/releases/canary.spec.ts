import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { throwsAtFirstRender } from '../../support/broken-code.ts';
import { expect } from '../../support/fixtures.ts';
import { makeRelease, type NewRelease } from '../../support/new-release.ts';
import { ownSiteTest } from '../../support/own-site.ts';

const test = ownSiteTest({ watched: true });
test.describe.configure({ mode: 'serial' });
// Only errors of the broken canary.
test.use({ allowedProblems: /broken at first render/ });

const TITLE = 'パスワードの再設定';

/** Makes a browser one of a bucket, as the edge does on the first visit. */
const joinBucket = (context: BrowserContext, url: string, bucket: number) =>
  context.addCookies([{ name: 'yado_bucket', value: String(bucket), url }]);

/** The versions of one remote whose files the page has asked for. */
async function versionsAsked(page: Page, releases: Record<string, string>): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return Object.keys(releases).filter((name) => urls.some((url) => url.includes(releases[name] as string)));
}

/** Where the files of the stable release and of the canary are. */
async function addresses(status: string, canary: NewRelease): Promise<Record<string, string>> {
  const line = status.split('\n').find((text) => text.includes(`canary ${canary.version}@`)) ?? '';
  const [, stable, tried] = /stable \S+@(\w+).*canary \S+@(\w+)/.exec(line) ?? [];
  return { stable: `/releases/public/${stable}/`, canary: `/releases/public/${tried}/` };
}

test('a canary is seen by its share of the browsers alone, until it is promoted', async ({
  page,
  newVisitor,
  ownSite,
}) => {
  const other = await newVisitor();
  await joinBucket(page.context(), ownSite.url, 9);
  await joinBucket(other.context(), ownSite.url, 10);
  const canary = makeRelease(ownSite, 'public');
  await ownSite.release('canary', 'public', '10%', '--dir', canary.folder);
  const where = await addresses(await ownSite.release('status'), canary);
  const sees = async (visitor: Page, release: string) => {
    await visitor.goto('/password-reset');
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(await versionsAsked(visitor, where)).toEqual([release]);
  };
  await sees(page, 'canary');
  await sees(other, 'stable');

  await ownSite.release('promote', 'public');
  await sees(other, 'canary');
});

test('a canary that breaks ends by itself, and others never see it', async ({
  page,
  newVisitor,
  ownSite,
}) => {
  const other = await newVisitor();
  await joinBucket(other.context(), ownSite.url, 50);
  const broken = makeRelease(ownSite, 'public', throwsAtFirstRender('PasswordResetScreen'));
  await ownSite.release('canary', 'public', '10%', '--dir', broken.folder);
  const where = await addresses(await ownSite.release('status'), broken);

  // As many people open the page as it takes to be sure, each from a network of their own: two networks are not believed.
  for (let visit = 0; visit < 8; visit++) {
    const visitor = await newVisitor();
    await visitor.context().setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${visit}` });
    await joinBucket(visitor.context(), ownSite.url, 3);
    const failed = visitor.waitForEvent('console', (line) => line.text().includes('"kind":"remote-failed"'));
    await visitor.goto('/password-reset');
    await failed;
    await other.goto('/password-reset');
    await expect(other.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(await versionsAsked(other, where)).toEqual(['stable']);
  }

  const status = await newVisitor();
  await status.goto(ownSite.watchUrl);
  const rows = status.getByRole('table', { name: 'テナント default' }).getByRole('rowgroup');
  const row = rows.filter({ has: status.getByRole('rowheader', { name: 'public' }) });
  await expect(async () => {
    await status.reload();
    await expect(row).toContainText('エラーが多いため、自動で取り下げられました', { timeout: 1_000 });
  }).toPass();
  await expect(row).toContainText(`${broken.version}@`);
  await expect(row).toContainText('npm run release -- rollback public');
  await expectNoAxeViolations(status);

  await joinBucket(page.context(), ownSite.url, 3);
  await page.goto('/password-reset');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(await versionsAsked(page, where)).toEqual(['stable']);
});
