import {
  bookFromGuests,
  choosePayment,
  confirmButton,
  consent,
  fillGuests,
  guest,
  ownContact,
  readyToConfirm,
  travelNumber,
  unanswered,
} from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { rateLinks, startBooking, takeFirstRate } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { sandbox } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';
import { yen } from '../support/yen.ts';

// spec: 2.booking
test('a price that changed at the price check is shown with the old one and the difference, and needs a yes', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await takeFirstRate(page, hotels.changesPriceAtPriceCheck, ownStay(testInfo));
  await expect(page.getByRole('heading', { level: 1, name: '料金が変わりました' })).toBeVisible();
  const amount = async (term: string) =>
    yen(await page.getByRole('term').filter({ hasText: term }).locator('+ dd').innerText());
  const [before, now, difference] = [
    await amount('表示していた料金'),
    await amount('現在の料金'),
    await amount('差額'),
  ];
  expect(now).toBeGreaterThan(before);
  expect(difference).toBe(now - before);

  await page.getByRole('button', { name: /で予約を続ける$/ }).click();
  await fillGuests(page);
  await choosePayment(page, '請求書払い');
  await consent(page);
  expect(yen(await confirmButton(page).innerText())).toBe(now);
  await confirmButton(page).click();
  await travelNumber(page);
});

test('a room that is sold out at the price check leads back to the rooms with dates and guests kept', async ({
  page,
  signIn,
}, testInfo) => {
  const stay = ownStay(testInfo, { rooms: ['2'] });
  await signIn('employee');
  await takeFirstRate(page, hotels.soldOutAtPriceCheck, stay);
  await expect(page.getByRole('heading', { level: 1, name: '予約へ進めませんでした' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('満室になりました');
  await page.getByRole('link', { name: '部屋の一覧へ戻る' }).click();
  await expect(page).toHaveURL(`/hotels/${hotels.soldOutAtPriceCheck}?${stay.query}`);
});

test('a room that is sold out at the booking costs nothing and leads back to the rooms', async ({
  page,
  signIn,
}, testInfo) => {
  const contact = ownContact();
  const startedAt = Math.floor(Date.now() / 1000);
  // Nights of its own make the amount its own.
  const stay = ownStay(testInfo, { nights: 6 });
  await signIn('employee');
  await readyToConfirm(page, { hotel: hotels.soldOutAtBooking, stay, contact, payBy: '出張用 Visa' });
  const amount = yen(await confirmButton(page).innerText());
  await confirmButton(page).click();
  await expect(page.getByRole('alert')).toContainText('満室になりました');
  await expect(page.getByRole('alert')).toContainText('お支払いも発生していません');
  expect(await sandbox.itineraries(contact)).toEqual([]);
  await expect.poll(() => sandbox.paymentStatuses(amount, startedAt)).toEqual(['canceled']);
  await page.getByRole('link', { name: '部屋の一覧へ戻る' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/hotels/${hotels.soldOutAtBooking}`);
  expect(page.url()).toContain(stay.query);
  await rateLinks(page).last().click();
  await expect(page.getByRole('textbox', { name: '姓(ローマ字)' })).toHaveValue(guest.familyName);
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(contact);
});

// spec: 4.re-prepare
test('a price that changed at the booking is booked only after a new check and a new yes', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await readyToConfirm(page, { hotel: hotels.changesPriceAtBooking, stay: ownStay(testInfo) });
  const before = yen(await confirmButton(page).innerText());
  await confirmButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('料金が変わりました');
  await expect(alert).toContainText('予約は行われていません');

  await page.getByRole('link', { name: 'もう一度料金を確認する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '料金が変わりました' })).toBeVisible();
  await page.getByRole('button', { name: /で予約を続ける$/ }).click();
  // Back where the price was found changed, with all that was typed; only the consent is asked for again.
  await expect(page.getByRole('main')).toContainText('TANAKA');
  await consent(page);
  expect(yen(await confirmButton(page).innerText())).toBeGreaterThan(before);
  await confirmButton(page).click();
  await travelNumber(page);
});

test('a booking that the hotel does not answer is shown as 確認中 and becomes certain by itself', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const name = unanswered.forTenSeconds;
  await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay: ownStay(testInfo), name });
  await confirmButton(page).click();
  await expect(page.getByText(/確認中 — 予約番号/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '予約が確定しました' })).toBeVisible();
  await expect(page.getByText(/予約番号/).first()).toBeVisible();
});

test('a booking that the hotel answers with an error is 確認中, not called a failure and not sent twice', async ({
  page,
  signIn,
  menu,
}, testInfo) => {
  const contact = ownContact();
  await signIn('employee');
  await readyToConfirm(page, { hotel: hotels.refusesBooking, stay: ownStay(testInfo), contact });
  await confirmButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '予約の結果を確認しています' })).toBeVisible();
  const note = page.getByText(/確認中 — 予約番号 \S+/);
  const number = /予約番号 (\S+)/.exec(await note.innerText())?.[1] ?? '';
  await expect(page.getByText('同じ予約をもう一度行わないでください')).toBeVisible();
  expect(await sandbox.itineraries(contact)).toEqual([]);
  await menu('予約一覧');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('確認中');
});

test('two rooms are booked with a guest each', async ({ page, signIn }, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo, { rooms: ['1', '2'] }));
  await bookFromGuests(page, { rooms: 2 });
  await expect(page.getByText('2室目')).toBeVisible();
});
