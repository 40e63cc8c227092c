import type { Locator, Page } from '@playwright/test';
import { confirmButton, readyToConfirm } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { hotels } from '../support/hotels.ts';
import { choosePlace, submitSearch } from '../support/results.ts';
import { ownStay } from '../support/stay.ts';

/** How many whole items the first window holds, by its size; the sizes are those of a notebook and of a phone. */
const least = {
  wide: { viewport: { width: 1440, height: 900 }, hotels: 4, compact: 7, rates: 8, trips: 8 },
  narrow: { viewport: { width: 390, height: 844 }, hotels: 2, compact: 3, rates: 2, trips: 3 },
} as const;

test('the first window shows several hotels, rates and trips, and no more than its width', async ({
  page,
  signIn,
  isMobile,
}, testInfo) => {
  const aim = least[isMobile ? 'narrow' : 'wide'];
  await page.setViewportSize(aim.viewport);
  await signIn('employee', '/');
  await choosePlace(page, '東京駅');
  await submitSearch(page);
  expect(await countWhole(page)).toBeGreaterThanOrEqual(aim.hotels);
  expect(await pageWidth(page)).toBe(aim.viewport.width);

  const compact = page.getByRole('radio', { name: 'コンパクト' });
  await page.getByText('コンパクト', { exact: true }).click();
  await expect(compact).toBeChecked();
  await expect(page.getByRole('article').first()).toContainText('キャンセル');
  await expect.poll(() => countWhole(page)).toBeGreaterThanOrEqual(aim.compact);
  const row = page.getByRole('article').first();
  await expect(row).toContainText(/¥[\d,]+/);
  await expect(row).toContainText(/東京駅から[\d.]+k?m/);
  await expect(row).toContainText(/\d\.\d/);
  expect(await pageWidth(page)).toBe(aim.viewport.width);
  await page.reload();
  await expect(compact).toBeChecked();
  await expect.poll(() => countWhole(page)).toBeGreaterThanOrEqual(aim.compact);

  const stay = ownStay(testInfo);
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay.query}`);
  const proceed = page.getByRole('link', { name: /^予約へ進む/ });
  await expect(proceed.first()).toBeVisible();
  if (!isMobile) expect((await proceed.first().boundingBox())?.y).toBeLessThan(aim.viewport.height - 48);
  const rates = page.getByRole('article').getByRole('listitem').filter({ has: proceed });
  expect(await fitting(rates, 0, aim.viewport.height)).toBeGreaterThanOrEqual(aim.rates);
  expect(await pageWidth(page)).toBe(aim.viewport.width);

  await page.goto('/trips');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows.first()).toBeVisible();
  const top = (await rows.first().boundingBox())?.y ?? 0;
  expect(await fitting(rows, top, aim.viewport.height)).toBeGreaterThanOrEqual(aim.trips);
  expect(await pageWidth(page)).toBe(aim.viewport.width);
});

test(
  'a confirmation takes one and a half windows, and its button is always in sight',
  { tag: '@wide' },
  async ({ page, signIn }, testInfo) => {
    const { viewport } = least.wide;
    await page.setViewportSize(viewport);
    await signIn('employee');
    await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay: ownStay(testInfo) });
    const consents = page.getByRole('region', { name: '予約の確定' });
    await page.evaluate(() => scrollTo(0, 0));
    const { y = 0, height = 0 } = (await consents.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(1.5 * viewport.height);
    await expect(confirmButton(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    await expect(confirmButton(page)).toBeInViewport({ ratio: 1 });
  },
);

/** How many hotels of the list are wholly in the first window. */
const countWhole = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll(
      (all) => all.filter((card) => card.getBoundingClientRect().bottom + scrollY <= innerHeight).length,
    );

/** In px, with what can be reached by scrolling sideways. */
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** How many items of middle height fit between `top` and `bottom`, however many there are; in px. */
async function fitting(items: Locator, top: number, bottom: number): Promise<number> {
  const heights = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().height));
  const middle = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
  expect(middle).toBeGreaterThan(0);
  return Math.floor((bottom - top) / middle);
}
