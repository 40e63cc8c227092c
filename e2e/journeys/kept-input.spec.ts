import { choosePayment, confirmButton, consent, fillGuests, guest } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { ownStay } from '../support/stay.ts';

test('reload, back and forward lose nothing of what was typed', async ({ page, signIn }, testInfo) => {
  await signIn('employee');
  const stay = ownStay(testInfo);
  await startBooking(page, hotels.alwaysHasRooms, stay);

  const typed = {
    '姓(ローマ字)': guest.familyName,
    '名(ローマ字)': guest.givenName,
    電話番号: guest.phone,
    企業管理コード: 'P-1024',
    部署コード: 'S-7',
    ホテルへのご要望: 'High floor, please.',
  };
  const field = (name: string) =>
    page.getByRole('textbox', { name: name === '名(ローマ字)' ? /^名\(ローマ字\)/ : name });
  const expectTyped = async () => {
    for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
    await expect(page.getByText('禁煙ルーム')).toBeVisible();
  };
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
  await page.reload();
  await expectTyped();

  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await choosePayment(page, '請求書払い');
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: '請求書払い' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: '請求書払い' })).toBeChecked();
  await page.goBack();
  await expectTyped();
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('TANAKA KENICHI');
  await expect(page.getByRole('main')).toContainText('P-1024');
  await expect(page.getByRole('main')).toContainText('High floor, please.');
  await consent(page);
  await expect(confirmButton(page)).toBeEnabled();
});

test.describe('a lost line', () => {
  // Browsers write requests without a line to the console.
  test.use({ allowedProblems: /net::ERR_|Failed to fetch|Failed to load|NetworkFailure: request failed: 0/ });

  test(
    'keeps the guests on their step, though the next one is a document of its own, until it is back',
    {
      tag: '@wide',
    },
    async ({ page, context, signIn }, testInfo) => {
      await signIn('employee');
      await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
      await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
      await context.setOffline(true);
      await fillGuests(page);
      const alert = page.getByRole('alert').filter({ hasText: 'オフラインのため、次の手順へ進めません' });
      await expect(alert).toBeVisible();
      await expect(page.getByRole('textbox', { name: '姓(ローマ字)' })).toHaveValue(guest.familyName);
      await context.setOffline(false);
      await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
      await choosePayment(page, '請求書払い');
      await expect(page.getByRole('main')).toContainText('TANAKA KENICHI');
    },
  );
});

test('going back from the guests leads to the hotel, not through another price check', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const stay = ownStay(testInfo);
  await startBooking(page, hotels.alwaysHasRooms, stay);
  await page.goBack();
  await expect(page).toHaveURL(`/hotels/${hotels.alwaysHasRooms}?${stay.query}`);
  await expect(page.getByRole('link', { name: /^予約へ進む/ }).first()).toBeVisible();
});

test('guests must be complete, in romaji, and are helped to it', async ({ page, signIn }, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  const family = page.getByRole('textbox', { name: '姓(ローマ字)' });
  await family.fill('たなか');
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '入力内容をご確認ください' })).toBeVisible();
  await expect(family).toBeFocused();
  await page.getByRole('button', { name: '「TANAKA」にする' }).click();
  await expect(family).toHaveValue('TANAKA');
});
