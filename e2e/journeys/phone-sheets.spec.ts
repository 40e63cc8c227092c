import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { choosePlace, submitSearch } from '../support/results.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('dates, rooms and filters come from below on a phone, keep the focus, and close by Escape and by their button', {
  tag: '@narrow',
}, async ({ page, signIn }) => {
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
  expect(page.url()).toBe(results);
  // No step of a sheet is left in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

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
