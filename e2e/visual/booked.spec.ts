// Bookings use up the credit that the payment step shows: these run once all other pictures are taken.
import {
  bookFromGuests,
  choosePayment,
  confirmButton,
  consent,
  fillGuests,
  unanswered,
} from '../support/booking.ts';
import { rateLinks } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { expect, test } from './_look.ts';

test('a completed booking', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay}`);
  await rateLinks(page).first().click();
  await bookFromGuests(page);
  await look('booking-completed');
});

test('a booking whose outcome is not known yet', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay}`);
  await rateLinks(page).first().click();
  await fillGuests(page, 1, undefined, unanswered.forLong);
  await choosePayment(page, '請求書払い');
  await consent(page);
  await confirmButton(page).click();
  await expect(page.getByText(/確認中 — 予約番号/)).toBeVisible();
  // From here on nothing is answered any more, so that it stays unknown.
  await page.route('**/graphql**', () => null);
  await look('booking-pending');
});

test('a booking that was refused', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.soldOutAtBooking}?${stay}`);
  await rateLinks(page).first().click();
  await fillGuests(page);
  await choosePayment(page, '請求書払い');
  await consent(page);
  await confirmButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: '満室になりました' });
  await expect(alert).toBeVisible();
  await alert.scrollIntoViewIfNeeded();
  await look('booking-refused');
});

// Saved rates belong to a person: every look of that person saves the same ones.
test('saved rates, side by side, and the question before they are deleted', async ({
  member: page,
  stay,
  look,
}) => {
  for (const hotel of [hotels.changesPriceAtPriceCheck, hotels.alwaysHasRooms]) {
    await page.goto(`/hotels/${hotel}?${stay}`);
    await expect(rateLinks(page).first()).toBeVisible();
    const saved = page.getByRole('button', { name: /^保存済み/ });
    const save = page.getByRole('button', { name: /^保存 ?:/ });
    await expect(saved.or(save).first()).toBeVisible();
    // Saved for this stay: another look of the same person may have left it saved for its own.
    if ((await saved.count()) > 0) await saved.first().click();
    await expect(saved).toHaveCount(0);
    await save.first().click();
    await expect(saved.first()).toBeVisible();
  }
  await page.goto(`/clips?${stay}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^予約へ進む/ })).toHaveCount(2);
  await look('clips');
  await page.getByRole('checkbox', { name: 'すべて選ぶ' }).check({ force: true });
  await page.getByRole('button', { name: '削除する' }).click();
  // Focused once it has opened: it is in the page a moment before.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'やめる' })).toBeFocused();
  await look('clips-delete');
  await page.reload();
  await page.getByRole('checkbox', { name: 'すべて選ぶ' }).check({ force: true });
  await page.getByRole('link', { name: '比較する' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await look('clips-compared');
});
