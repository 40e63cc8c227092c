import type { Page } from '@playwright/test';
import { readBrand } from '../../support/brand.ts';
import { expect, test } from '../../support/fixtures.ts';
import { BrokenFiles } from '../../support/file-faults.ts';
import { remotePages } from '../../support/remote-pages.ts';

const { siteName } = readBrand('default');
const REMOTES = /\/releases\/(?!host\/)/;
const API = /\/graphql/;

// What browsers, the federation runtime and the host say about what can’t be loaded.
test.use({ allowedProblems: /Failed to load resource|remoteEntry\.js|Loading (CSS )?chunk|NetworkFailure/ });

const menu = (page: Page) => page.getByRole('navigation', { name: 'メインメニュー' });
const findPanel = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `「${name}」を表示できません` });

/** Site name, menu and person of the shell. */
async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: siteName })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'ホテルを探す' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: '予約一覧' })).toBeVisible();
  await expect(page.getByRole('button', { name: /さんのメニュー$/ })).toBeVisible();
}

test('the shell is shown while no remote answers, and each area then says what is wrong', async ({
  page,
  context,
  signIn,
}) => {
  const files = new BrokenFiles(context);
  await signIn('employee', '/news');
  await expectShell(page);
  await files.break(REMOTES, 'no answer');
  await page.goto('/', { waitUntil: 'commit' });
  await expectShell(page);
  // Of the screen there is what came with the page, and nothing else.
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.locator('#yado-outline').getByRole('heading', { level: 1 })).toBeVisible();
  expect(files.unanswered, 'files still without an answer').toBeGreaterThan(0);

  await files.break(REMOTES, 'connection refused');
  for (const { name, path } of remotePages) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(findPanel(page, name)).toBeVisible();
    await expectShell(page);
  }
});

test('the shell is shown without the API, with the menu of whom it knows', async ({
  page,
  context,
  signIn,
}) => {
  const answers = new BrokenFiles(context);
  await signIn('employee', '/news');
  await expectShell(page);
  await answers.break(API, 'no answer');
  await page.goto('/', { waitUntil: 'commit' });
  await expectShell(page);
  expect(answers.unanswered, 'requests still without an answer').toBeGreaterThan(0);

  await answers.break(API, 'connection refused');
  for (const { name, path } of remotePages.filter(({ id }) => id !== 'booking')) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(findPanel(page, name)).toBeVisible();
    await expectShell(page);
  }

  await answers.repair();
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible();
});
