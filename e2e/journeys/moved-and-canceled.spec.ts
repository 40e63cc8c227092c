import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { choosePayment, confirmButton, consent, guest, travelNumber } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { ownStay } from '../support/stay.ts';

/** Each cancellation of this guest is refused (docs/sandbox-rapid.md). */
const resisting = { familyName: 'SANDBOX', givenName: 'CANCEL REFUSED' };

async function fillNames(page: Page, { familyName, givenName }: typeof resisting): Promise<void> {
  await page.getByRole('textbox', { name: '姓(ローマ字)' }).fill(familyName);
  await page.getByRole('textbox', { name: '名(ローマ字)', exact: true }).fill(givenName);
}

/** Books the trip whose cancellation will be refused; its address. */
async function bookResisting(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
  await fillNames(page, resisting);
  await page.getByRole('textbox', { name: '電話番号' }).fill(guest.phone);
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await choosePayment(page, '請求書払い');
  await consent(page);
  await confirmButton(page).click();
  await travelNumber(page);
  await page.getByRole('link', { name: '予約の詳細を見る' }).click();
  await expect(page).toHaveURL(/\/trips\//);
  return page.url();
}

// spec: 7.cancelRooms, 8.cancelRooms
test('canceling a moved trip decides about the one before it, and finds that on both', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  const old = await bookResisting(page);
  const { query } = ownStay(testInfo, { turn: 1 });
  await page.goto(`${old}/dates?hotel=${hotels.alwaysHasRooms}&${query}`);
  await page
    .getByRole('link', { name: /変更へ進む/ })
    .first()
    .click();
  await consent(page);
  await confirmButton(page).click();
  await travelNumber(page);
  await page.getByRole('link', { name: '予約の詳細を見る' }).click();
  await expect(page.getByText('日程変更前の予約は、まだキャンセルが完了していません')).toBeVisible();
  // The new trip's own cancellation is to go through.
  await page.getByRole('button', { name: '1室目の宿泊者・ご要望を変更' }).click();
  await fillNames(page, guest);
  await page.getByRole('button', { name: '変更を確定する' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: '客室をキャンセルする' }).click();
  const dialog = page.getByRole('dialog', { name: '客室のキャンセル' });
  await expect(dialog.getByRole('heading', { name: /日程変更前の予約は/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'キャンセルを確定する' }).click();
  await expect(dialog.getByText('残すか、キャンセルするかを選んでください。')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('radio', { name: /^残す/ }).check({ force: true });
  await dialog.getByText(/同意します/).click();
  await dialog.getByRole('button', { name: 'キャンセルを確定する' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('日程変更前の予約を残すことを選びました')).toBeVisible();
  await page.getByRole('link', { name: '変更前の予約' }).last().click();
  await expect(page).toHaveURL(old);
  await expect(page.getByText('日程変更前のこの予約を残しました')).toBeVisible();
  await expect(page.getByText('予約確定').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '宿泊日を変更' })).toBeVisible();
});
