import type { Page } from '@playwright/test';
import { toOrigins } from '../../../scripts/lib/stack.ts';
import { browserOptions } from '../../support/browser-options.ts';
import { expect, test } from '../../support/fixtures.ts';
import { currentWorld } from '../../support/settings.ts';

const { mailbox } = toOrigins((await currentWorld()).ports);
const { launchOptions } = await browserOptions();
// Playwright switches it off, and a headless shell has none: these are long tests, in a whole Chromium.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

declare global {
  interface Window {
    __isKept?: boolean;
  }
}

/** Leaves the page for another site as a link does; the page is marked, which a new load of it would not be. */
async function leave(page: Page): Promise<void> {
  await page.evaluate((elsewhere) => {
    window.__isKept = true;
    location.assign(elsewhere);
  }, mailbox);
  await expect(page.getByRole('heading', { name: /^受信メール/ })).toBeVisible();
}

const goBack = (page: Page) => page.evaluate(() => history.back());

test('back from another site shows the page as it was left', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('employee', '/');
  await page.getByRole('combobox', { name: '目的地' }).fill('しんじ');
  await leave(page);
  await goBack(page);
  await expect(page.getByRole('combobox', { name: '目的地' })).toHaveValue('しんじ');
  expect(await page.evaluate(() => window.__isKept)).toBe(true);
});

test('back shows nothing of who has signed out meanwhile in another tab', { tag: '@long' }, async ({
  page,
  context,
  signInByForm,
}) => {
  await signInByForm('employee', '/trips');
  await leave(page);
  const other = await context.newPage();
  await other.goto('/settings/account');
  await other.getByRole('button', { name: /さんのメニュー$/ }).click();
  await other.getByRole('menuitem', { name: 'サインアウト' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
  expect(await page.evaluate(() => window.__isKept)).toBeUndefined();
});
