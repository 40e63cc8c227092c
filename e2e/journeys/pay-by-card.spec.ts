import {
  bookFromGuests,
  choosePayment,
  confirmButton,
  confirmOnce,
  consent,
  fillGuests,
  ownContact,
} from '../support/booking.ts';
import { cardNumbers, deleteCard, registerCard } from '../support/cards.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { sandbox } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';

// spec: 1.payment
test('an employee pays with a card of the branch', async ({ page, signIn }, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  await bookFromGuests(page, { payBy: '出張用 Visa' });
  await expect(page.getByRole('main')).toContainText('•••• 4242');
});

// spec: 8.bookExpediaHotel, 8.card-codes
test('a card that is declined is named as the reason, and another one pays for the same booking', async ({
  page,
  signIn,
}, testInfo) => {
  const nickname = `断られる ${testInfo.project.name} ${testInfo.retry}`;
  await signIn('admin', '/settings/cards');
  await registerCard(page, nickname, cardNumbers.declinedWhenCharged);

  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  const attempt = new URL(page.url()).searchParams.get('attempt');
  const contact = ownContact();
  await fillGuests(page, 1, contact);
  await choosePayment(page, nickname);
  await consent(page);
  await confirmButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('カードで支払えませんでした');
  await expect(alert).toContainText('このカードはご利用いただけません。別のカードをお試しください。');
  await expect(alert).toContainText('予約は行われていません');
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toEqual([]);

  await page.getByRole('link', { name: 'お支払い方法を選び直す' }).click();
  await choosePayment(page, '総務部 JCB');
  expect(new URL(page.url()).searchParams.get('attempt')).toBe(attempt);
  await consent(page);
  await confirmOnce(page, contact);

  await page.goto('/settings/cards');
  await deleteCard(page, nickname);
});
