import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../../../scripts/lib/settings.ts';
import { narrow } from '../../support/browser-options.ts';
import { type Developer, startDeveloper } from '../../support/developer.ts';
import { expect } from '../../support/fixtures.ts';
import { hotels } from '../../support/hotels.ts';
import { ownSiteTest } from '../../support/own-site.ts';
import { currentWorld } from '../../support/settings.ts';
import { ownStay } from '../../support/stay.ts';

const test = ownSiteTest().extend<object, { developer: Developer }>({
  developer: [
    async ({ ownSite }, provide) => {
      const developer = await startDeveloper(ownSite, 'search');
      await provide(developer);
      await developer.leave();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
/** A hotel of the demonstration with more reviews than are shown at once. */
const WELL_REVIEWED = '1500003';
const START_HEADING = '出張のホテルを、まとめて手配。';
const ADDED_PART = '@yado/shared/ui/ProgressSteps';
const COOKIE = 'yado_developer';

const mark = (page: Page) => page.getByRole('complementary', { name: '開発中の表示' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const operations = Object.keys(
  JSON.parse(readFileSync(join(root, 'remote-search/persisted.json'), 'utf8')) as object,
);

/** Does something, and answers with what the remote asked of the API meanwhile, if the page is still the same one. */
async function askedMeanwhile(page: Page, act: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  page.on('request', (request) => {
    const sent = request.url() + (request.postData() ?? '');
    asked.push(...operations.filter((id) => sent.includes(id)));
  });
  await act();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  return asked;
}

test('a developer sees an edit in the deployed site, and what was typed and loaded stays', async ({
  page,
  signIn,
  developer,
}) => {
  await signIn('employee');
  await page.goto(developer.link);
  await expect(mark(page)).toContainText('「ホテル検索」は開発中のものを表示しています');
  const box = page.getByRole('combobox', { name: '目的地' });
  await box.fill('京都');
  await expect(page.getByRole('option').first()).toBeVisible();
  const afterTyping = await askedMeanwhile(page, async () => {
    const begun = performance.now();
    developer.edit('src/components/SearchForm.tsx', '        検索\n', '        この条件で検索\n');
    await expect(page.getByRole('button', { name: 'この条件で検索', exact: true })).toBeVisible();
    console.log(`an edit is on screen after ${Math.round(performance.now() - begun)} ms`);
  });
  expect(afterTyping).toEqual([]);
  await expect(box).toHaveValue('京都');

  await page.goto(`/hotels/${WELL_REVIEWED}`);
  const reviews = page.getByRole('region', { name: '口コミ' });
  await expect(reviews.getByRole('listitem')).toHaveCount(6);
  await reviews.getByRole('button', { name: 'さらに表示する' }).click();
  await expect(reviews.getByRole('listitem')).not.toHaveCount(6);
  const loaded = await reviews.getByRole('listitem').count();
  const afterLoading = await askedMeanwhile(page, async () => {
    developer.edit('src/screens/Hotel/HotelReviews.tsx', 'heading="口コミ"', 'heading="編集した評価"');
    await expect(heading(page, '編集した評価')).toBeVisible();
  });
  expect(afterLoading).toEqual([]);
  await expect(page.getByRole('region', { name: '編集した評価' }).getByRole('listitem')).toHaveCount(loaded);

  await mark(page).getByRole('link', { name: '開発中の表示を終える' }).click();
  await expect(heading(page, START_HEADING)).toBeVisible();
  await expect(mark(page)).toBeHidden();
});

test('an edited style is on screen without a reload too', async ({ page, signIn, developer }) => {
  await signIn('employee');
  await page.goto(developer.link);
  const panel = page.getByRole('search', { name: 'ホテル検索' }).locator('..');
  await expect(panel).toBeVisible();
  const asked = await askedMeanwhile(page, async () => {
    const begun = performance.now();
    // No part of the remote has such corners: the rule is not in its sheet yet.
    developer.edit('src/screens/Search/SearchPage.tsx', "rounded: 'lg'", "rounded: '13px'");
    await expect(panel).toHaveCSS('border-top-left-radius', '13px');
    console.log(`an edited style is on screen after ${Math.round(performance.now() - begun)} ms`);
  });
  expect(asked).toEqual([]);
});

test.describe('a mistake in the code', () => {
  test.use({ allowedProblems: /StayFields/ });

  test('is shown in the page, which continues where it was once the mistake is mended', async ({
    page,
    signIn,
    developer,
  }) => {
    const file = 'src/components/StayFields.tsx';
    const [right, wrong] = ['memo(function StayFields', 'memo(functio StayFields'];
    await signIn('employee');
    await page.goto(developer.link);
    const notice = page.getByText('Build failed', { exact: true });
    const box = page.getByRole('combobox', { name: '目的地' });
    await box.fill('京都');
    await expect(page.getByRole('option').first()).toBeVisible();
    const asked = await askedMeanwhile(page, async () => {
      developer.edit(file, right, wrong);
      await expect(notice).toBeInViewport();
      developer.edit(file, wrong, right);
      await expect(notice).toBeHidden();
      // A part of the host that this remote takes from now on, and never did.
      developer.edit(file, 'import {', `import { ProgressSteps } from '${ADDED_PART}';\nimport {`);
      const added = '<ProgressSteps steps={[{ id: "added", label: "加えた部品" }]} current="added" />';
      developer.edit(file, '    </>', `${added}</>`);
      await expect(page.getByRole('listitem').filter({ hasText: '加えた部品' })).toBeVisible();
    });
    expect(asked).toEqual([]);
    await expect(box).toHaveValue('京都');
  });
});

test.describe('in a narrow window', () => {
  test.use(narrow);

  test('the mark is in sight and covers neither the bar of prices nor the foot of the page', async ({
    page,
    signIn,
    developer,
  }, testInfo) => {
    const edges = async (part: Locator) => {
      const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN };
      return { top: Math.round(y), bottom: Math.round(y + height) };
    };
    await signIn('employee');
    await page.goto(developer.link);
    await page.goto(`/hotels/${hotels.alwaysHasRooms}?${ownStay(testInfo).query}`);
    // Not by its name, which another test edits.
    const reviews = page.locator('#reviews');
    await reviews.evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const toRooms = page.locator('[data-price-bar]');
    await expect(toRooms).toContainText('¥');
    const { top, bottom } = await edges(mark(page));
    expect(bottom).toBe(narrow.viewport.height);
    expect((await edges(toRooms)).bottom).toBe(top);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(async () => (await edges(page.getByRole('contentinfo'))).bottom).toBe(top);
    await mark(page).getByRole('link', { name: '開発中の表示を終える' }).click();
    await expect(mark(page)).toBeHidden();
  });
});

test('a forged or expired token shows the deployed screen', async ({
  page,
  context,
  ownSite,
  developer,
  signIn,
}) => {
  await signIn('employee');
  const { keysDir } = await currentWorld();
  const key = createPrivateKey(readFileSync(join(keysDir, 'developers/developer-private.pem')));
  const [text = '', signature = ''] = new URL(developer.link).searchParams.get('token')?.split('.') ?? [];
  const content = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
  const expired = Buffer.from(JSON.stringify({ ...content, expiresAt: '2020-01-01T00:00:00.000Z' }));
  const moved = Buffer.from(JSON.stringify({ ...content, host: 'elsewhere.example' }));
  const tokens = {
    forged: `${expired.toString('base64url')}.${signature}`,
    expired: `${expired.toString('base64url')}.${sign(null, expired, key).toString('base64url')}`,
    'of another site': `${moved.toString('base64url')}.${sign(null, moved, key).toString('base64url')}`,
  };
  for (const [what, token] of Object.entries(tokens)) {
    await test.step(what, async () => {
      await context.addCookies([{ name: COOKIE, value: token, url: ownSite.url }]);
      await page.goto('/');
      await expect(heading(page, START_HEADING)).toBeVisible();
      await expect(mark(page)).toBeHidden();
    });
  }
});
