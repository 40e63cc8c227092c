import type { Page, TestInfo } from '@playwright/test';
import { confirmButton, consent, ownContact, readyToConfirm, travelNumber } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { hotels } from '../support/hotels.ts';
import { sandbox } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';
import { yen } from '../support/yen.ts';

const CARD = '出張用 Visa';

interface Attempt {
  /** Its own address tells this test's booking from all others at the hotel supplier. */
  contact: string;
  amount: number;
  startedAt: number;
}

/** Up to the consent. The nights differ by test, and with them the amount, which tells payments apart. */
async function goToConfirmation(page: Page, testInfo: TestInfo, nights: number): Promise<Attempt> {
  const contact = ownContact();
  const startedAt = Math.floor(Date.now() / 1000);
  await readyToConfirm(page, {
    hotel: hotels.alwaysHasRooms,
    stay: ownStay(testInfo, { nights }),
    contact,
    payBy: CARD,
  });
  return { contact, amount: yen(await confirmButton(page).innerText()), startedAt };
}

/** What the outside world holds of a booking: one of each. */
async function expectOneOfEach({ contact, amount, startedAt }: Attempt): Promise<void> {
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toHaveLength(1);
  // A job captures what the booking has only authorized.
  const statuses = () => sandbox.paymentStatuses(amount, startedAt);
  await expect.poll(statuses, { message: 'payments on the card' }).toEqual(['succeeded']);
}

/** A line so slow that nothing reaches the API until `arrive` is called. */
async function slowLine(page: Page): Promise<{ arrive: () => void }> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/graphql**', async (route) => {
    await arrival;
    await route.continue();
  });
  return { arrive };
}

test('a double click on the confirmation books and charges once', async ({ page, signIn }, testInfo) => {
  await signIn('employee');
  const attempt = await goToConfirmation(page, testInfo, 2);
  await confirmButton(page).dblclick();
  await travelNumber(page);
  await expectOneOfEach(attempt);
});

test('Enter and a click together on a slow line book and charge once, and the button says that it is busy', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const attempt = await goToConfirmation(page, testInfo, 3);
  const line = await slowLine(page);
  const button = confirmButton(page);
  // Both events reach the page before it can draw anything.
  await button.evaluate((element: HTMLButtonElement) => {
    element.form?.requestSubmit(element);
    element.click();
  });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: '予約を確定しています' })).toBeAttached();
  line.arrive();
  await travelNumber(page);
  await expectOneOfEach(attempt);
});

test('two tabs with the same address book and charge once, and show the same booking', async ({
  page,
  context,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const attempt = await goToConfirmation(page, testInfo, 4);
  // A duplicated tab takes the session storage along, as browsers do.
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const twin = await context.newPage();
  await twin.addInitScript((entries) => {
    if (location.protocol.startsWith('http'))
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  await twin.goto(page.url());
  await consent(twin);

  await Promise.all([confirmButton(page).click(), confirmButton(twin).click()]);
  const [one, other] = [await travelNumber(page), await travelNumber(twin)];
  expect(other).toBe(one);
  await expectOneOfEach(attempt);
});

test('an attempt that was booked leads to its trip from every step', async ({ page, signIn }, testInfo) => {
  await signIn('employee');
  const attempt = await goToConfirmation(page, testInfo, 5);
  const confirmation = page.url();
  await confirmButton(page).click();
  const number = await travelNumber(page);
  for (const step of ['guests', 'confirm']) {
    await page.goto(confirmation.replace('/confirm?', `/${step}?`));
    expect(await travelNumber(page)).toBe(number);
  }
  await expectOneOfEach(attempt);
});
