import type { Page } from '@playwright/test';
import { bookFromGuests } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { choosePlace, submitSearch } from '../support/results.ts';
import { ownStay } from '../support/stay.ts';

// Paper is as wide whatever the window is.
const tag = '@wide';
/** As wide as the page's margins leave A4. */
const PAPER = { width: 703, height: 1000 };

async function asPrinted(page: Page, act: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await act();
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
}

/** A table whose columns are all on the paper, and nothing beside it that only a screen has a use for. */
async function expectTableOnPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await asPrinted(page, async () => {
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    expect(
      await page
        .getByRole('row')
        .nth(1)
        .evaluate((row) => getComputedStyle(row).display),
    ).toBe('table-row');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
  });
}

test('lists are printed as tables with every column, without forms and buttons', { tag }, async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  for (const path of ['/trips', '/invoices', '/settings/employees', '/settings/cards']) {
    await expectTableOnPaper(page, path);
  }
});

test('the lists of the desks are printed as tables too', { tag }, async ({ page, signIn }) => {
  await signIn('operator');
  for (const path of ['branches', 'operators', 'agencies']) {
    await expectTableOnPaper(page, `/desk/operator/${path}`);
  }
});

test('nothing of a printed trip lies over something else', { tag }, async ({ page, signIn }, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo, { rooms: ['1', '1'] }));
  await bookFromGuests(page, { rooms: 2 });
  await page.getByRole('link', { name: '予約の詳細を見る' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^客室/ })).toBeVisible();
  await asPrinted(page, async () => {
    const number = await page
      .getByText(/^予約番号 \S+$/)
      .first()
      .boundingBox();
    const rooms = await page.getByRole('heading', { level: 2, name: /^客室/ }).boundingBox();
    expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThan(rooms?.y ?? 0);
  });
});

test('results are printed with every hotel that is loaded, without form, filters and map', { tag }, async ({
  page,
  signIn,
}) => {
  await signIn('employee', '/');
  await choosePlace(page, '名古屋');
  await submitSearch(page);
  const cards = page.getByRole('article');
  await asPrinted(page, async () => {
    await expect(cards).toHaveCount(20);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('region', { name: '絞り込み' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: /地図/ })).toHaveCount(0);
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    boxes.slice(1).forEach(({ top }, index) => expect(top).toBeGreaterThanOrEqual(boxes[index].bottom));
    expect(await cards.first().evaluate((card) => getComputedStyle(card).breakInside)).toBe('avoid');
  });
  const onScreen = await cards.count();
  expect(onScreen).toBeLessThan(20);
});
