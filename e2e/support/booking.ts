import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { startBooking } from './hotel-page.ts';
import type { Hotel } from './hotels.ts';
import { sandbox } from './sandbox.ts';
import type { OwnStay } from './stay.ts';

/** A contact address that only one booking has, to find it at the hotel supplier. */
export const ownContact = (): string => `${randomUUID()}@sakura.example`;

export const guest = { familyName: 'TANAKA', givenName: 'KENICHI', phone: '03-1234-5678' } as const;

/**
 * The hotel books for these guests without an answer, and finds the booking only ten and a hundred seconds later
 * (docs/sandbox-rapid.md), so that a slow page shows the time in between as well.
 */
export const unanswered = {
  forTenSeconds: { familyName: 'SANDBOX', givenName: 'LATE RESET' },
  forLong: { familyName: 'SANDBOX', givenName: 'LATER RESET' },
} as const;

interface Name {
  familyName: string;
  givenName: string;
}

/** Fills the step of the guests, one name per room, and continues to the payment; `contact` replaces the own address. */
export async function fillGuests(
  page: Page,
  rooms = 1,
  contact?: string,
  { familyName, givenName }: Name = guest,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
  for (let room = 0; room < rooms; room++) {
    await page.getByRole('textbox', { name: '姓(ローマ字)' }).nth(room).fill(familyName);
    await page.getByRole('textbox', { name: '名(ローマ字)', exact: true }).nth(room).fill(givenName);
  }
  await page.getByRole('textbox', { name: '電話番号' }).fill(guest.phone);
  if (contact) await page.getByRole('textbox', { name: 'メールアドレス' }).fill(contact);
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
}

/** Chooses how to pay (請求書払い or a card's nickname) and continues to the confirmation. */
export async function choosePayment(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
  await page.getByRole('radio', { name }).check({ force: true });
  await page.getByRole('button', { name: '内容の確認へ進む' }).click();
}

/** Ticks the consent; the booking itself is `confirmButton(page).click()`. */
export async function consent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^(予約|日程変更の)内容の確認$/ })).toBeVisible();
  await page.getByText('キャンセル料の条件を確認しました').click();
  await page.getByText('予約内容を確認し、利用規約と宿泊サプライヤー規約に同意します').click();
  await expect(page.getByRole('checkbox', { name: /同意します/ })).toBeChecked();
}

interface Booking {
  hotel: Hotel;
  stay: OwnStay;
  contact?: string;
  payBy?: string;
  name?: Name;
}

/** From a hotel's address up to the consent, one room for one guest. */
export async function readyToConfirm(
  page: Page,
  { hotel, stay, contact, payBy = '請求書払い', name }: Booking,
): Promise<void> {
  await startBooking(page, hotel, stay);
  await fillGuests(page, 1, contact, name);
  await choosePayment(page, payBy);
  await consent(page);
}

export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: /で(?:予約|日程の変更)を確定する/ });

/** Waits for the completed page and answers with the travel number that it shows. */
export async function travelNumber(page: Page): Promise<string> {
  await expect(
    page.getByRole('heading', { level: 1, name: /^(予約が確定|日程を変更)しました$/ }),
  ).toBeVisible();
  const text = await page
    .getByText(/予約番号 \S+/)
    .first()
    .innerText();
  const number = /予約番号 (\S+)/.exec(text)?.[1];
  if (!number) throw new Error(`No travel number in "${text}".`);
  return number;
}

/** Books what was consented to; the supplier then holds one booking under the contact address, whatever came before. */
export async function confirmOnce(page: Page, contact: string): Promise<void> {
  await confirmButton(page).click();
  await travelNumber(page);
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toHaveLength(1);
}

/** From the step of the guests to the completed page. */
export async function bookFromGuests(
  page: Page,
  { rooms = 1, payBy = '請求書払い' }: { rooms?: number; payBy?: string } = {},
): Promise<string> {
  await fillGuests(page, rooms);
  // The payment step is a document of its own: it begins at its top, whatever page began the one before.
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeInViewport();
  await choosePayment(page, payBy);
  await consent(page);
  await confirmButton(page).click();
  return travelNumber(page);
}
