import type { Page } from '@playwright/test';
import { confirmButton, guest, travelNumber } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { rateLinks } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { tabTo, tabToInput } from '../support/keyboard.ts';
import { ownStay } from '../support/stay.ts';

const atHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** From the guests to the completed page; `down`: how often the arrow key leads on from the first way to pay. */
async function bookByKeyboard(page: Page, payBy: string, down: number): Promise<void> {
  const { keyboard } = page;
  await atHeading(page, '宿泊者の情報');
  await tabTo(page, page.getByRole('textbox', { name: '姓(ローマ字)' }));
  await keyboard.type(guest.familyName);
  await tabTo(page, page.getByRole('textbox', { name: '名(ローマ字)', exact: true }));
  await keyboard.type(guest.givenName);
  await tabTo(page, page.getByRole('textbox', { name: '電話番号' }));
  await keyboard.type(guest.phone);
  await tabTo(page, page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await keyboard.press('Enter');

  await atHeading(page, 'お支払い方法');
  await tabToInput(page, page.getByRole('radio').first());
  await keyboard.press('Space');
  for (let step = 0; step < down; step++) await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: payBy })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: '内容の確認へ進む' }));
  await keyboard.press('Enter');

  await atHeading(page, '予約内容の確認');
  for (const name of [/キャンセル料の条件を確認しました/, /同意します/]) {
    await tabToInput(page, page.getByRole('checkbox', { name }));
    await keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await tabTo(page, confirmButton(page));
  await keyboard.press('Enter');
  await travelNumber(page);
}

// A window with a keyboard is wide.
const tag = '@wide';

test('a room is found, narrowed down, booked and paid by the keyboard alone', { tag }, async ({
  page,
  signIn,
}) => {
  const { keyboard } = page;
  await signIn('employee', '/');
  await tabTo(page, page.getByRole('combobox', { name: '目的地' }));
  await keyboard.type('しんじゅく');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: '目的地' })).toHaveValue(/新宿/);

  const checkin = page.getByRole('button', { name: /^チェックイン / });
  await tabTo(page, checkin);
  const before = await checkin.getAttribute('aria-label');
  await keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: '宿泊日を選択' });
  await expect(calendar.locator('button:focus')).toHaveAccessibleName(/月\d+日/);
  for (const key of [
    'PageDown',
    'PageDown',
    'PageDown',
    'ArrowDown',
    'Enter',
    'ArrowRight',
    'ArrowRight',
    'Enter',
  ]) {
    await keyboard.press(key);
  }
  await expect(calendar).toBeHidden();
  await expect(checkin).not.toHaveAttribute('aria-label', before ?? '');
  await tabTo(page, page.getByRole('button', { name: '検索', exact: true }));
  await keyboard.press('Enter');

  await atHeading(page, /新宿.*のホテル/);
  await expect(page.getByRole('article').first()).toContainText('¥');
  await tabToInput(page, page.getByRole('checkbox', { name: /^無料キャンセル/ }));
  await keyboard.press('Space');
  await expect(page).toHaveURL(/free-cancel=1/);
  const hotel = page.getByRole('article').first();
  await expect(hotel).toContainText('無料キャンセル');
  const name = (await hotel.getByRole('heading', { level: 2 }).innerText()).trim();
  await tabTo(page, hotel.getByRole('link', { name }));
  await keyboard.press('Enter');

  await atHeading(page, name);
  await expect(rateLinks(page).first()).toBeVisible();
  await tabTo(page, rateLinks(page).first());
  await keyboard.press('Enter');
  await bookByKeyboard(page, '請求書払い', 0);
});

test('a registered card is chosen by the keyboard and pays', { tag }, async ({ page, signIn }, testInfo) => {
  await signIn('employee', `/hotels/${hotels.alwaysHasRooms}?${ownStay(testInfo).query}`);
  await tabTo(page, rateLinks(page).first());
  await page.keyboard.press('Enter');
  await bookByKeyboard(page, '出張用 Visa', 1);
  await expect(page.getByRole('main')).toContainText('•••• 4242');
});
