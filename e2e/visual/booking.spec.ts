import { choosePayment, fillGuests } from '../support/booking.ts';
import { rateLinks } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { expect, test } from './_look.ts';

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
  await choosePayment(page, '請求書払い');
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await look('booking-confirm');
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
