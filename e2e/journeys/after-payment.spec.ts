// R36 at the end of a booking: no way of leaving and coming back books, pays or asks again.
import type { Page, TestInfo } from '@playwright/test';
import { confirmButton, ownContact, readyToConfirm, travelNumber } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { sandbox } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';

async function goToConfirmation(page: Page, testInfo: TestInfo, payBy: string): Promise<string> {
  const contact = ownContact();
  await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay: ownStay(testInfo), contact, payBy });
  return contact;
}

test('R36: reload, back and forward after the payment show the booking that was made, and ask nothing', async ({
  page,
  signIn,
}, testInfo) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await signIn('employee');
  const contact = await goToConfirmation(page, testInfo, '出張用 Visa');
  await confirmButton(page).click();
  const number = await travelNumber(page);
  await page.reload();
  expect(await travelNumber(page)).toBe(number);
  // The steps before it all lead to the booking by now.
  for (let step = 0; step < 2; step++) {
    await page.goBack();
    expect(await travelNumber(page)).toBe(number);
  }
  await page.goForward();
  expect(await travelNumber(page)).toBe(number);
  expect(questions).toEqual([]);
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toHaveLength(1);
});

test('R36: a tab that is closed while the booking is under way leaves one booking, which the next tab shows', async ({
  page,
  context,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const contact = await goToConfirmation(page, testInfo, '請求書払い');
  const address = page.url();
  await Promise.all([
    page.waitForRequest((request) => request.postData()?.includes('"acceptedTerms"') ?? false),
    confirmButton(page).click(),
  ]);
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await travelNumber(next);
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toHaveLength(1);
});

test('R36: the check of price and room can be reloaded and left, and is made again', async ({
  page,
  signIn,
}, testInfo) => {
  const stay = ownStay(testInfo);
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, stay);
  await page.goBack();
  const prepare = await page
    .getByRole('link', { name: /^予約へ進む/ })
    .first()
    .getAttribute('href');
  // Not at its commit: Chromium refuses to reload a page that is still being swapped in.
  await page.goto(prepare ?? '', { waitUntil: 'domcontentloaded' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
});
