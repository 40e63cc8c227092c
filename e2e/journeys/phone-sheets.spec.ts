import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hotels } from '../support/hotels.ts';
import { choosePlace, submitSearch } from '../support/results.ts';

test('dates, rooms, filters and the map come from below on a phone, keep the focus, and close by Escape and by their button', {
  tag: '@narrow',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('employee', '/');
  await choosePlace(page, '東京駅');
  const rooms = page.getByRole('button', { name: /^部屋・人数/ });
  await checkSheet(page, page.getByRole('button', { name: /^チェックイン / }), '宿泊日を選択');
  await checkSheet(page, rooms, '部屋と人数');

  // What was chosen stays, however the sheet closes.
  await rooms.click();
  await page.getByRole('button', { name: '1室目の大人増やす' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rooms).toContainText('大人2名');

  await submitSearch(page);
  const results = page.url();
  await checkSheet(page, page.getByRole('button', { name: /^絞り込み/ }), '絞り込み');
  await checkSheet(page, page.getByRole('button', { name: '地図', exact: true }), '地図');
  expect(page.url()).toBe(results);

  // The way back closes the sheet, filters chosen in it stay, and one more step undoes them.
  const filters = page.getByRole('dialog', { name: '絞り込み' });
  await page.getByRole('button', { name: /^絞り込み/ }).click();
  // By its words, which do not move once the sheet has come: a press beside the moving sheet would close it.
  await filters
    .getByText(/^無料キャンセル/)
    .first()
    .click();
  await expect(page).toHaveURL(/free-cancel/);
  // The way back closes the sheet once the page below shows the filter.
  await expect(page.getByRole('button', { name: '絞り込み(1)', includeHidden: true })).toBeAttached();
  const filtered = page.url();
  await stepBack(page);
  await expect(filters).toHaveCount(0);
  expect(page.url()).toBe(filtered);
  await expect(page.getByRole('button', { name: '絞り込み(1)' })).toBeVisible();
  await stepBack(page);
  await expect(page).toHaveURL(results);
  await expect(page.getByRole('button', { name: '絞り込み', exact: true })).toBeVisible();

  // No step of a sheet is left in the history, not even for a page that is loaded again.
  await page.getByRole('button', { name: '絞り込み', exact: true }).click();
  await filters.getByRole('button', { name: '閉じる' }).click();
  await expect(filters).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await stepBack(page);
  await expect(page).toHaveURL(/\/$/);
  await stepForward(page);
  await expect(page).toHaveURL(results);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a dialog closes by the way back, and the page below it stays', async ({ page, signIn }) => {
  await signIn('employee', '/');
  await signIn('employee', `/hotels/${hotels.alwaysHasRooms}`);
  const url = page.url();
  const share = page.getByRole('button', { name: /共有/ }).first();
  const dialog = page.getByRole('dialog');
  for (const _again of [1, 2]) {
    await share.click();
    await expect(dialog).toBeVisible();
    await stepBack(page);
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(url);
    await expect(share).toBeFocused();
  }
});

// Not those of Playwright, which wait for a page that is loaded.
const stepBack = (page: Page) => page.evaluate(() => history.back());
const stepForward = (page: Page) => page.evaluate(() => history.forward());

/** Opens it twice: once it closes by Escape, once by its button, each time to what opened it. */
async function checkSheet(page: Page, button: Locator, name: string) {
  const url = page.url();
  const sheet = page.getByRole('dialog', { name });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: '閉じる' }).click(),
  ]) {
    await button.click();
    await expect(sheet).toBeVisible();
    await expect
      .poll(async () => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
        return [x, width, Math.round(y + height)];
      })
      .toEqual([0, 390, 844]);
    for (let tabs = 0; tabs < 4; tabs += 1) {
      await page.keyboard.press('Tab');
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await close();
    await expect(sheet).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(page.url()).toBe(url);
  }
}
