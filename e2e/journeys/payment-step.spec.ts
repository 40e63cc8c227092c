import { randomUUID } from 'node:crypto';
import type { Page, TestInfo } from '@playwright/test';
import {
  choosePayment,
  confirmButton,
  confirmOnce,
  consent,
  fillGuests,
  ownContact,
  travelNumber,
} from '../support/booking.ts';
import { cardNumbers, deleteCard, keepForBranch, typeCard } from '../support/cards.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { sandbox } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';

const register = (page: Page) => page.getByRole('button', { name: 'このカードを登録する' }).click();
const ownCard = 'この予約だけのカード';
/** A name that no other test and no earlier try has used. */
const ownNickname = () => `試し ${randomUUID().slice(0, 8)}`;

/** To the payment step, as an administrator who may add cards. */
async function goToPayment(page: Page, testInfo: TestInfo, contact = ownContact()): Promise<string> {
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  await fillGuests(page, 1, contact);
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
  return contact;
}

async function enterCard(page: Page, nickname: string, number: string): Promise<void> {
  await page.getByRole('radio', { name: '新しいカードで支払う' }).check({ force: true });
  await keepForBranch(page);
  await typeCard(page, nickname, number);
}

async function forget(page: Page, nickname: string): Promise<void> {
  await page.goto('/settings/cards');
  await deleteCard(page, nickname);
}

test.describe('a new card on the payment step', () => {
  test.beforeEach(({ signIn }) => signIn('admin'));

  test('is registered without a question, chosen, and pays', async ({ page }, testInfo) => {
    const nickname = ownNickname();
    await goToPayment(page, testInfo);
    await enterCard(page, nickname, cardNumbers.good);
    await register(page);
    await expect(page.getByRole('radio', { name: nickname })).toBeChecked();
    await page.getByRole('button', { name: '内容の確認へ進む' }).click();
    await consent(page);
    await expect(page.getByRole('main')).toContainText(`${nickname}Visa •••• 4242`);
    await confirmButton(page).click();
    await travelNumber(page);
    await expect(page.getByRole('main')).toContainText('•••• 4242');
    await forget(page, nickname);
  });

  test('leads to its issuer and back to the same step with everything kept; coming back twice adds no second card', async ({
    page,
  }, testInfo) => {
    const nickname = ownNickname();
    const contact = await goToPayment(page, testInfo);
    const step = page.url();
    await enterCard(page, nickname, cardNumbers.asksHolder);
    await register(page);
    await expect(page.getByRole('heading', { name: /本人認証/ })).toBeVisible();
    const returned = page.waitForRequest((request) => request.url().includes('setup_intent='));
    await page.getByRole('button', { name: '認証する', exact: true }).click();
    const returnAddress = (await returned).url();
    await expect(page.getByText('カードを確認しました')).toBeVisible();
    await expect(page.getByRole('radio', { name: nickname })).toBeChecked();
    await expect(page).toHaveURL(step);

    await page.goto(returnAddress);
    await expect(page.getByText('カードを確認しました')).toBeVisible();
    await expect(page.getByRole('radio', { name: nickname })).toHaveCount(1);
    await page.getByRole('button', { name: '内容の確認へ進む' }).click();
    await consent(page);
    await expect(page.getByRole('main')).toContainText(contact);
    await expect(page.getByRole('main')).toContainText('TANAKA KENICHI');
    await confirmOnce(page, contact);
    await forget(page, nickname);
  });

  test(
    'that its holder refuses is reported as such and not registered, and another card pays for the same attempt',
    { tag: '@wide' },
    async ({ page }, testInfo) => {
      const nickname = ownNickname();
      await goToPayment(page, testInfo);
      const step = page.url();
      await enterCard(page, nickname, cardNumbers.asksHolder);
      await register(page);
      await page.getByRole('button', { name: '認証を拒否する' }).click();
      const alert = page.getByRole('alert').filter({ hasText: 'カードを使えませんでした' });
      await expect(alert).toContainText(
        '本人認証に失敗しました。別のカードを使うか、もう一度お試しください。',
      );
      // The form is open again with the names that were typed; the number was never ours.
      await expect(page.getByRole('textbox', { name: 'カードの呼び名' })).toHaveValue(nickname);
      await expect(page).toHaveURL(step);
      await expect(page.getByRole('radio', { name: nickname })).toHaveCount(0);
      await choosePayment(page, '総務部 JCB');
      await consent(page);
      await confirmButton(page).click();
      await travelNumber(page);
    },
  );

  test(
    'whose holder never comes back, or goes back, books nothing and blocks nothing',
    { tag: '@wide' },
    async ({ page }, testInfo) => {
      const nickname = ownNickname();
      const contact = await goToPayment(page, testInfo);
      const step = page.url();
      await enterCard(page, nickname, cardNumbers.asksHolder);
      await register(page);
      await expect(page.getByRole('heading', { name: /本人認証/ })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
      await page.goto(step);
      await expect(page.getByRole('radio', { name: '請求書払い' })).toBeVisible();
      await expect(page.getByRole('radio', { name: nickname })).toHaveCount(0);
      expect(await sandbox.itineraries(contact), 'bookings at the hotel').toEqual([]);
      await choosePayment(page, '請求書払い');
      await consent(page);
      await confirmOnce(page, contact);
    },
  );

  test(
    'is refused in Japanese for each reason, beside the field where there is one',
    { tag: '@wide' },
    async ({ page }, testInfo) => {
      await goToPayment(page, testInfo);
      const refusals = [
        ['4000000000000002', 'このカードはご利用いただけません。別のカードをお試しください。'],
        ['4000000000009995', 'このカードはご利用いただけません。別のカードをお試しください。'],
        ['4000000000000069', 'カードの有効期限が切れています。'],
        ['4000000000000127', 'セキュリティコードが正しくありません。'],
        [
          '4000000000000119',
          'カード情報の処理中にエラーが発生しました。しばらくしてからもう一度お試しください。',
        ],
      ] as const;
      for (const [number, message] of refusals) {
        await enterCard(page, '使えないカード', number);
        await register(page);
        await expect(page.getByRole('form', { name: '新しいカード' })).toContainText(message);
        await page.getByRole('radio', { name: '請求書払い' }).check({ force: true });
      }
    },
  );
});

test.describe('a card that can be saved', () => {
  test.beforeEach(({ signIn }) => signIn('admin'));

  test(
    'but is declined when it pays says what to tell its issuer, and the invoice pays instead',
    { tag: '@wide' },
    async ({ page }, testInfo) => {
      const nickname = ownNickname();
      const contact = await goToPayment(page, testInfo);
      await enterCard(page, nickname, cardNumbers.declinedWhenCharged);
      await register(page);
      await expect(page.getByRole('radio', { name: nickname })).toBeChecked();
      await page.getByRole('button', { name: '内容の確認へ進む' }).click();
      await consent(page);
      const amount = /¥[\d,]+/.exec(await confirmButton(page).innerText())?.[0] ?? '';
      await confirmButton(page).click();
      const alert = page.getByRole('alert').filter({ hasText: 'カードで支払えませんでした' });
      await expect(alert).toContainText('カード裏面の電話番号へ');
      await expect(alert).toContainText(amount);
      await expect(alert).toContainText('0341');
      await expect(alert).toContainText(/日本時間/);
      await expect(alert).toContainText('ほかのカードや請求書払いをお選びください');
      expect(await sandbox.itineraries(contact), 'bookings at the hotel').toEqual([]);
      await page.getByRole('link', { name: 'お支払い方法を選び直す' }).click();
      await choosePayment(page, '請求書払い');
      await consent(page);
      await confirmButton(page).click();
      await travelNumber(page);
      await forget(page, nickname);
    },
  );

  test(
    'but asks its holder at every payment books nothing and leads to another way to pay',
    { tag: '@wide' },
    async ({ page }, testInfo) => {
      const nickname = ownNickname();
      const contact = await goToPayment(page, testInfo);
      await enterCard(page, nickname, cardNumbers.asksAlways);
      await register(page);
      await page.getByRole('button', { name: '認証する', exact: true }).click();
      await expect(page.getByRole('radio', { name: nickname })).toBeChecked();
      await page.getByRole('button', { name: '内容の確認へ進む' }).click();
      await consent(page);
      await confirmButton(page).click();
      await expect(page.getByRole('alert')).toContainText('カードの本人認証が必要です');
      expect(await sandbox.itineraries(contact), 'bookings at the hotel').toEqual([]);
      await page.getByRole('link', { name: 'お支払い方法を選び直す' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
      await forget(page, nickname);
    },
  );
});

test('an employee enters a card for one booking, pays with it, and nobody is offered it again', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await goToPayment(page, testInfo);
  await expect(page.getByRole('radio', { name: '出張用 Visa' })).toBeVisible();
  await expect(page.getByText('支店のカードの追加は、会社の管理者が')).toBeVisible();
  await page.getByRole('radio', { name: '新しいカードで支払う' }).check({ force: true });
  await expect(page.getByRole('radio', { name: '支店のカードとして登録する' })).toHaveCount(0);
  await typeCard(page, null, cardNumbers.good);
  await page.getByRole('button', { name: 'このカードを使う' }).click();
  await expect(page.getByRole('radio', { name: ownCard })).toBeChecked();
  await page.getByRole('button', { name: '内容の確認へ進む' }).click();
  await consent(page);
  await expect(page.getByRole('main')).toContainText(`${ownCard}Visa •••• 4242`);
  await confirmButton(page).click();
  await travelNumber(page);
  await expect(page.getByRole('main')).toContainText('•••• 4242');

  await goToPayment(page, testInfo);
  await expect(page.getByRole('radio', { name: '出張用 Visa' })).toBeVisible();
  await expect(page.getByRole('radio', { name: ownCard })).toHaveCount(0);
});

test('an administrator’s card for one booking passes its issuer, is chosen, and is none of the branch', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('admin');
  await goToPayment(page, testInfo);
  const step = page.url();
  await page.getByRole('radio', { name: '新しいカードで支払う' }).check({ force: true });
  await expect(page.getByRole('radio', { name: 'この予約だけに使う' })).toBeChecked();
  await typeCard(page, null, cardNumbers.asksHolder);
  await page.getByRole('button', { name: 'このカードを使う' }).click();
  await page.getByRole('button', { name: '認証する', exact: true }).click();
  await expect(page.getByText('カードを確認しました')).toBeVisible();
  await expect(page.getByRole('radio', { name: ownCard })).toBeChecked();
  await expect(page).toHaveURL(step);
  await page.goto('/settings/cards');
  await expect(page.getByRole('row').filter({ hasText: '出張用 Visa' })).toBeVisible();
  await expect(page.getByText(ownCard)).toHaveCount(0);
});

test(
  'an invoice that the credit does not cover is shown with what is missing and can’t be chosen',
  { tag: '@wide' },
  async ({ page, signIn }, testInfo) => {
    await signIn('otherCompanyAdmin');
    const rooms = Array.from({ length: 8 }, () => '2');
    await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo, { rooms, nights: 20 }));
    await fillGuests(page, rooms.length);
    const invoice = page.getByRole('radio', { name: '請求書払い' });
    await expect(invoice).toBeDisabled();
    await expect(page.getByRole('main')).toContainText(/残高が¥[\d,]+足りないため選べません。/);
    await page.getByRole('button', { name: '内容の確認へ進む' }).click();
    await expect(page.getByText('お支払い方法を選んでください。')).toBeVisible();
  },
);
