import { choosePayment, confirmButton, fillGuests } from '../support/booking.ts';
import { cardNumbers, keepForBranch, typeCard } from '../support/cards.ts';
import { rateLinks } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { expect, test, toTop } from './_look.ts';

test('the steps of a booking', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay}`);
  await rateLinks(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
  await look('booking-guests');
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await expect(page.getByText(/^入力内容をご確認ください/)).toBeVisible();
  await look('booking-guests-errors');
  await fillGuests(page);
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
  await look('booking-payment');
  await page.getByRole('button', { name: '内容の確認へ進む' }).click();
  await expect(page.getByText('お支払い方法を選んでください。')).toBeVisible();
  await look('booking-payment-problem');
  await choosePayment(page, '請求書払い');
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await look('booking-confirm');
  const notes = page.getByRole('heading', { level: 2, name: '契約について', exact: true });
  for (const folded of ['契約について', 'ご宿泊の前に', '1泊ごとの内訳']) {
    await page.getByText(folded, { exact: true }).click();
  }
  await toTop(notes);
  await look('booking-confirm-notes');
  await confirmButton(page).click();
  await expect(page.getByText('ご確認のうえ、チェックを入れてください。')).toHaveCount(2);
  await toTop(page.getByRole('heading', { level: 2, name: 'キャンセル料' }));
  await look('booking-confirm-problems');
});

test('a price check that is under way', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay}`);
  await expect(rateLinks(page).first()).toBeVisible();
  // Never answered: only mutations are posted.
  await page.route('**/graphql**', (route) =>
    route.request().method() === 'POST' ? null : route.fallback(),
  );
  await rateLinks(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '空室と料金を確認しています' })).toBeVisible();
  await look('booking-preparing');
});

// Administrators add cards.
test('a new card', { tag: '@agency' }, async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay}`);
  await rateLinks(page).first().click();
  await fillGuests(page);
  await page.getByRole('radio', { name: '新しいカードで支払う' }).check({ force: true });
  await expect(page.getByRole('textbox', { name: 'カード番号' })).toBeVisible();
  await toTop(page.getByRole('heading', { level: 2, name: '新しいカード' }));
  await look('booking-new-card');
  await keepForBranch(page);
  await toTop(page.getByRole('heading', { level: 2, name: '新しいカード' }));
  await look('booking-new-card-of-branch');
  await typeCard(page, '試し', cardNumbers.declined);
  await page.getByRole('button', { name: 'このカードを登録する' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await toTop(page.getByRole('heading', { level: 2, name: '新しいカード' }));
  await look('booking-new-card-declined');
});

test('a price that has changed', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.changesPriceAtPriceCheck}?${stay}`);
  await rateLinks(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '料金が変わりました' })).toBeVisible();
  await look('booking-price-changed');
});

test('a room that has been sold', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.soldOutAtPriceCheck}?${stay}`);
  await rateLinks(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /予約へ進めません|満室/ })).toBeVisible();
  await look('booking-sold-out');
});
