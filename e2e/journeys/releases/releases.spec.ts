import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { makeRelease, publishRelease } from '../../support/new-release.ts';
import { ownSiteTest } from '../../support/own-site.ts';

const test = ownSiteTest();

/** The containers of one remote that run in the page. */
const running = (page: Page, remote: string) =>
  page.evaluate((start) => Object.keys(window).filter((name) => name.startsWith(start)), `yado_${remote}_`);

test('a publication and its withdrawal hold from the next page load on', async ({ page, ownSite }) => {
  const heading = page.getByRole('heading', { level: 1, name: 'パスワードの再設定' });
  await page.goto('/password-reset');
  await expect(heading).toBeVisible();
  const before = await running(page, 'public');
  expect(before).toHaveLength(1);

  await publishRelease(ownSite, 'public');
  await page.reload();
  await expect(heading).toBeVisible();
  const after = await running(page, 'public');
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);

  await ownSite.release('rollback', 'public');
  await page.reload();
  await expect(heading).toBeVisible();
  expect(await running(page, 'public')).toEqual(before);
});

test('a release without whole pages is served as before there were any, and the withdrawal brings them back', async ({
  page,
  ownSite,
}) => {
  const { folder } = makeRelease(ownSite, 'public');
  const file = join(folder, 'assets.json');
  const { wholePages, ...assets } = JSON.parse(readFileSync(file, 'utf8'));
  expect(wholePages.screens).toContain('LegalScreen');
  writeFileSync(file, JSON.stringify(assets));
  await ownSite.release('publish', 'public', '--dir', folder);
  await page.goto('/legal');
  await expect(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible();
  expect(await running(page, 'public')).toHaveLength(1);

  await ownSite.release('rollback', 'public');
  await page.goto('/legal');
  await expect(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible();
  expect(await running(page, 'public')).toEqual([]);
});
