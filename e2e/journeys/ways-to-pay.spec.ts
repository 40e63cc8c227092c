import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { choosePayment, confirmButton, consent, fillGuests, travelNumber } from '../support/booking.ts';
import { cardNumbers, deleteCard, keepForBranch, typeCard } from '../support/cards.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { ownStay } from '../support/stay.ts';

const ways = (page: Page) => page.getByRole('main').getByRole('radio');

test('a branch whose agency takes invoices only is offered no card, and books', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('invoiceOnlyAdmin');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  await fillGuests(page);
  await expect(page.getByText('ひかり旅行の定めにより、お支払いは請求書払いのみです。')).toBeVisible();
  await expect(ways(page)).toHaveCount(1);
  await expectNoAxeViolations(page);
  await choosePayment(page, '請求書払い');
  await consent(page);
  await confirmButton(page).click();
  await travelNumber(page);
});

test('a branch whose agency takes cards only is offered no invoice, adds a card and pays with it', async ({
  page,
  signIn,
}, testInfo) => {
  const nickname = `札幌 ${randomUUID().slice(0, 8)}`;
  await signIn('cardOnlyAdmin');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  await fillGuests(page);
  await expect(
    page.getByText('つばめツーリストの定めにより、お支払いはクレジットカードのみです。'),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: '請求書払い' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('radio', { name: '新しいカードで支払う' }).check({ force: true });
  await keepForBranch(page);
  await typeCard(page, nickname, cardNumbers.good);
  await page.getByRole('button', { name: 'このカードを登録する' }).click();
  await expect(page.getByRole('radio', { name: nickname })).toBeChecked();
  await page.getByRole('button', { name: '内容の確認へ進む' }).click();
  await consent(page);
  await confirmButton(page).click();
  await travelNumber(page);
  await page.goto('/settings/cards');
  await deleteCard(page, nickname);
});
