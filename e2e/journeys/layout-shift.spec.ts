import type { Page } from '@playwright/test';
import { choosePayment, confirmButton, consent, fillGuests, travelNumber } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { rateLinks, startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { layoutShift, watchLayoutShifts } from '../support/layout-shift.ts';
import { ownStay } from '../support/stay.ts';

/** The sum of all shifts of a page; what readers notice begins at five times as much. */
const LIMIT = 0.02;
/** Longer than a page stays unpainted for its data (`firstDataMs` of the host). */
const LATE_MS = 3_500;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => watchLayoutShifts(page));

async function expectStill(page: Page): Promise<void> {
  const { sum, what } = await layoutShift(page);
  expect(sum, `moved on ${page.url()}:\n${what.join('\n')}`).toBeLessThan(LIMIT);
}

test('nothing moves by itself on the public pages', async ({ page }) => {
  for (const path of ['/sign-in', '/sign-up', '/password-reset', '/legal', '/terms/terms', '/pdf-guide']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page);
  }
});

test('nothing moves by itself while search, results and a hotel load', async ({ page, signIn }, testInfo) => {
  await signIn('employee');
  const { query } = ownStay(testInfo);
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: '目的地' })).toBeVisible();
  await expectStill(page);
  await page.goto(`/hotels?q=新宿&region=10141&${query}`);
  await expect(page.getByRole('article').first()).toContainText('¥');
  await expectStill(page);
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${query}`);
  await expect(rateLinks(page).first()).toBeVisible();
  await expectStill(page);
});

/** A placeholder of data has neither its height nor its parts. */
test('nothing moves by itself when the data comes late', async ({ page, signIn }, testInfo) => {
  await page.route('**/graphql**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await page.goto('/legal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStill(page);
  await signIn('admin');
  const paths = [
    '/',
    `/hotels/${hotels.alwaysHasRooms}?${ownStay(testInfo).query}`,
    '/trips',
    '/settings/branch',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.startsWith('/hotels/')) {
      // What is saved is known last, while the rates are read.
      await page
        .getByRole('article')
        .first()
        .evaluate((room) => room.scrollIntoView({ behavior: 'instant' }));
      await expect(page.getByRole('button', { name: /^保存/ }).first()).toBeVisible();
    }
    await expectStill(page);
  }
});

test('nothing moves by itself on the settings', async ({ page, signIn }) => {
  await signIn('admin');
  for (const path of ['branch', 'employees', 'employees/invite', 'cards', 'account']) {
    await page.goto(`/settings/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '設定' })).toBeVisible();
    await expectStill(page);
  }
});

test('nothing moves by itself on the invoices, saved rates and news', async ({ page, signIn }) => {
  await signIn('admin');
  for (const path of ['/invoices', '/clips', '/news']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page);
  }
});

test('nothing moves by itself on the desks', async ({ page, signIn }) => {
  await signIn('operator');
  const branch = 'operator/branches/demo-branch-sakura-osaka';
  const paths = ['operator', 'operator/branches', branch, `${branch}/external-booking`, 'operator/agencies'];
  for (const path of [
    ...paths,
    'operator/agencies/demo-agency-mirai',
    'operator/operators',
    'operator/news',
  ]) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page);
  }
});

test('nothing moves by itself on the steps of a booking and the screens of its trip', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
  await expectStill(page);
  await fillGuests(page);
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
  await expectStill(page);
  await choosePayment(page, '請求書払い');
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await expectStill(page);
  await consent(page);
  await confirmButton(page).click();
  await travelNumber(page);
  await page.reload();
  await travelNumber(page);
  await expectStill(page);
  await page.getByRole('link', { name: '予約の詳細を見る' }).click();
  await expect(page).toHaveURL(/\/trips\//);
  const trip = page.url();
  for (const path of [trip, `${trip}/vouchers`, `${trip}/itineraries`, `${trip}/dates`, '/trips']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page);
  }
});
