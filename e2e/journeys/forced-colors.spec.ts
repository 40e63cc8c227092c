import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { fillGuests } from '../support/booking.ts';
import { hotels } from '../support/hotels.ts';
import { choosePlace, filters, submitSearch } from '../support/results.ts';
import { ownStay } from '../support/stay.ts';

// Windows' contrast themes paint with few colors of their own: what only a background tells is gone there.
const tag = '@wide';

test('focus, chosen filters, the current view and buttons are seen in forced colors', { tag }, async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('employee', '/');
  const box = page.getByRole('combobox', { name: '目的地' });
  await expectChange(page, box, () => box.focus());
  const search = page.getByRole('button', { name: '検索', exact: true });
  await expectFrame(search);
  await expectChange(page, search, () => page.keyboard.press('Tab').then(() => search.focus()));

  await choosePlace(page, '東京駅');
  await submitSearch(page);
  const panel = await filters(page, false);
  const free = panel.getByRole('checkbox', { name: /^無料キャンセル/ });
  await expectChange(page, labelOf(free), () => free.check({ force: true }));
  await expect(page).toHaveURL(/free-cancel/);
  const five = panel.getByRole('radio', { name: /^4以上/ });
  await expectChange(page, labelOf(five), () => five.check({ force: true }));

  const compact = page.getByText('コンパクト', { exact: true });
  await expectChange(page, compact.locator('..'), () => compact.click());
  await expectFrame(page.getByRole('button', { name: '料金で絞り込む' }));
  // The bars of the prices are nothing but background.
  expect(await isPainted(panel.locator('[data-within]').last())).toBe(true);
});

test(
  'the way to pay and the consents show what is chosen in forced colors',
  { tag },
  async ({ page, signIn }, testInfo) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn('employee', '/');
    await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
    await expectFrame(page.getByRole('textbox', { name: '姓(ローマ字)' }));
    await fillGuests(page);
    await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
    const ways = page.getByRole('radio');
    // The last one asks for another card, with fields in the place of the button.
    const saved = ways.nth(1);
    await ways.first().check({ force: true });
    await expectChange(page, labelOf(saved), () => saved.check({ force: true }));
    await expectFrame(page.getByRole('button', { name: '内容の確認へ進む' }));
  },
);

/** The box or the ring, which the browser's own hidden control does not draw. */
const labelOf = (control: Locator) => control.locator('xpath=ancestor::label');

/** Looks other than before once something has happened to it. */
async function expectChange(page: Page, what: Locator, act: () => Promise<unknown>): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const before = await what.screenshot({ animations: 'disabled' });
  await act();
  await expect
    .poll(async () => (await what.screenshot({ animations: 'disabled' })).equals(before))
    .toBe(false);
  await page.mouse.move(0, 0);
}

/** Has a border that is drawn: a background of its own would be lost. */
async function expectFrame(what: Locator): Promise<void> {
  const { width, style } = await what.evaluate((element) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
    return { width: Number.parseFloat(borderTopWidth), style: borderTopStyle };
  });
  expect(width).toBeGreaterThan(0);
  expect(style).not.toBe('none');
}

const isPainted = (what: Locator) =>
  what.evaluate((element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    const canvas = getComputedStyle(document.body).backgroundColor;
    return backgroundColor !== canvas || Number.parseFloat(borderTopWidth) > 0;
  });
