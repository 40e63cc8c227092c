import type { Page, Route, TestInfo } from '@playwright/test';
import { confirmButton, confirmOnce, ownContact, readyToConfirm, unanswered } from '../support/booking.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { hotels } from '../support/hotels.ts';
import { sandbox } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';

// The faults themselves are written to the console by the browser.
test.use({ allowedProblems: /Failed to load resource|net::ERR_/ });

async function goToConfirmation(page: Page, testInfo: TestInfo, hotel: (typeof hotels)[keyof typeof hotels]) {
  const contact = ownContact();
  await readyToConfirm(page, { hotel, stay: ownStay(testInfo), contact });
  return contact;
}

/** Lets the next booking end so; every other request goes through. */
async function spoilBooking(page: Page, spoil: (route: Route) => Promise<void>): Promise<void> {
  let spoiled = false;
  await page.route('**/graphql**', async (route) => {
    const books = route.request().postData()?.includes('"acceptedTerms"') ?? false;
    if (!books || spoiled) return route.fallback();
    spoiled = true;
    await spoil(route);
  });
}

const checking = (page: Page) => page.getByText('確認中 — 予約の結果を確認しています');

test('an answer that is dropped after the server has finished ends in the booking, made once', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const contact = await goToConfirmation(page, testInfo, hotels.alwaysHasRooms);
  await spoilBooking(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await confirmOnce(page, contact);
});

test('without a line nothing is sent, however long it lasts; back on line the button books once', async ({
  page,
  context,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await page.clock.install();
  const contact = await goToConfirmation(page, testInfo, hotels.alwaysHasRooms);
  await context.setOffline(true);
  await confirmButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'オフラインのため、予約は送信されていません' });
  await expect(alert).toBeVisible();
  await page.clock.fastForward('02:10');
  await confirmButton(page).click();
  await expect(alert).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toEqual([]);
  await context.setOffline(false);
  await confirmOnce(page, contact);
});

test('a line that breaks while the hotel is asked is waited for and ends in the booking, never in a failure', async ({
  page,
  context,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const contact = await goToConfirmation(page, testInfo, hotels.answersNoBooking);
  await spoilBooking(page, async (route) => {
    // The request reaches the server, and then there is no line any more.
    void route.fetch().catch(() => undefined);
    await expect.poll(() => sandbox.itineraries(contact)).toHaveLength(1);
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await confirmButton(page).click();
  await expect(
    page.getByText('いまサーバーに接続できません。接続が戻りしだい、自動で確認します。'),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '予約が確定しました' })).toBeVisible();
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toHaveLength(1);
});

test('a 503 is 確認中 first, then known not to have arrived, and pressing again books once', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const contact = await goToConfirmation(page, testInfo, hotels.alwaysHasRooms);
  await spoilBooking(page, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  await confirmButton(page).click();
  await expect(checking(page)).toBeVisible();
  await expect(page.getByText('予約はまだ行われていません')).toBeVisible();
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toEqual([]);
  await confirmOnce(page, contact);
});

test('確認中 stays through a reload and in a second tab, and both become certain by themselves', async ({
  page,
  context,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await readyToConfirm(page, {
    hotel: hotels.alwaysHasRooms,
    stay: ownStay(testInfo),
    name: unanswered.forTenSeconds,
  });
  await confirmButton(page).click();
  await expect(page.getByText(/確認中 — 予約番号/)).toBeVisible();
  await page.reload();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { level: 1, name: '予約が確定しました' })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 1, name: '予約が確定しました' })).toBeVisible();
});
