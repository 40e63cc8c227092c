import {
  bookFromGuests,
  choosePayment,
  confirmButton,
  consent,
  fillGuests,
  guest,
  travelNumber,
} from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking, takeFirstRate } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { signIn as signInAt } from '../support/sign-in.ts';
import { installClock } from '../support/passing-time.ts';
import { ownStay } from '../support/stay.ts';

test('R36: another tab without any memory of its own shows what was typed, and continues from there', async ({
  page,
  context,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  const address = page.url();
  await fillGuests(page);
  await choosePayment(page, '請求書払い');
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('textbox', { name: '姓(ローマ字)' })).toHaveValue(guest.familyName);
  await expect(other.getByRole('textbox', { name: '電話番号' })).toHaveValue(guest.phone);
  await other.goto(page.url());
  await consent(other);
  await confirmButton(other).click();
  const number = await travelNumber(other);
  // The first tab learns of it when one comes back to it. Every page of a headless browser has the focus always.
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(await travelNumber(page)).toBe(number);
});

test('R38: signing in again in between leads back to the step with everything typed', async ({
  page,
  context,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  await fillGuests(page);
  await choosePayment(page, '請求書払い');
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  const { pathname, search } = new URL(page.url());

  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const elsewhere = await browser.newContext({
    ...testInfo.project.use,
    baseURL: new URL(page.url()).origin,
  });
  const later = await elsewhere.newPage();
  await signInAt(later, 'employee', pathname + search);
  await expect(later.getByRole('main')).toContainText('TANAKA KENICHI');
  await consent(later);
  await confirmButton(later).click();
  await travelNumber(later);
  await elsewhere.close();
});

test('a step that is opened too early leads to the first unfinished one and says so; done steps lead back', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  await page.goto(page.url().replace('/guests?', '/confirm?'));
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
  await expect(page.getByText('先にこの画面の入力が必要です')).toBeVisible();

  await fillGuests(page);
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
  await page
    .getByRole('navigation', { name: '予約の手順' })
    .getByRole('link', { name: /宿泊者/ })
    .click();
  await expect(page.getByRole('textbox', { name: '姓(ローマ字)' })).toHaveValue(guest.familyName);
});

test('a price check that runs out is announced and made again, with everything typed kept', async ({
  page,
  signIn,
}, testInfo) => {
  const clock = await installClock(page);
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  const first = new URL(page.url()).pathname;
  await expect(page.getByText(/この料金の有効期限 あと(29|30)分/)).toBeVisible();
  await page.getByRole('textbox', { name: '姓(ローマ字)' }).fill(guest.familyName);
  await clock.pass(25 * 60 + 30);
  await expect(page.getByText(/あと4分\d\d秒/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'あと5分です' })).toBeAttached();
  await clock.pass(5 * 60);
  await expect(page.getByText('料金の確認から時間がたちました')).toBeVisible();

  await page.getByRole('link', { name: 'もう一度料金を確認する' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '姓(ローマ字)' })).toHaveValue(guest.familyName);
});

test('booking the same guest into the same hotel again is warned of with the trip, and still possible', async ({
  page,
  signIn,
}, testInfo) => {
  const stay = ownStay(testInfo);
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, stay);
  const number = await bookFromGuests(page);

  await takeFirstRate(page, hotels.alwaysHasRooms, stay);
  await fillGuests(page);
  await choosePayment(page, '請求書払い');
  await expect(page.getByText('同じ宿泊者の予約が、このホテルにすでにあります')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`予約 ${number}`) })).toHaveAttribute(
    'target',
    '_blank',
  );
  await consent(page);
  await confirmButton(page).click();
  expect(await travelNumber(page)).not.toBe(number);
});

test('an employee is picked by name, and one guest is named for all rooms', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo, { rooms: ['1', '1'] }));
  const picker = page.getByRole('combobox', { name: /社員から選ぶ/ }).first();
  await picker.fill('佐藤');
  await page.getByRole('option', { name: /佐藤 美咲/ }).click();
  await expect(picker).toHaveValue('佐藤 美咲');
  await page.getByRole('textbox', { name: '姓(ローマ字)' }).first().fill('SATO');
  await page.getByRole('textbox', { name: '名(ローマ字)', exact: true }).first().fill('MISAKI');
  await page.getByText('すべての部屋で同じ方').click();
  await expect(page.getByText('1室目と同じ方: SATO MISAKI')).toBeVisible();
  await page.getByRole('textbox', { name: '電話番号' }).fill('０９０１２３４５６７８');
  await page.getByRole('textbox', { name: 'メールアドレス' }).click();
  await expect(page.getByRole('textbox', { name: '電話番号' })).toHaveValue('090-1234-5678');
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
});
