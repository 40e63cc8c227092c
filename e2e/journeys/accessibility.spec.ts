import { expectNoAxeViolations } from '../support/axe.ts';
import {
  choosePayment,
  confirmButton,
  consent,
  fillGuests,
  readyToConfirm,
  travelNumber,
  unanswered,
} from '../support/booking.ts';
import { cardNumbers, fillCardForm } from '../support/cards.ts';
import { expect, test } from '../support/fixtures.ts';
import { rateLinks, startBooking, takeFirstRate } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { ownStay } from '../support/stay.ts';

// Browsers note in the console that there is nothing at an address.
test.use({ allowedProblems: /status of 404/ });

test('axe finds a picture without a text, and a text that is too pale in dark colors only', async ({
  page,
}) => {
  const toPage = (body: string) =>
    `<html lang="ja"><title>t</title><style>[data-theme="dark"] p { color: #ccc }</style>
      <main><h1>h</h1>${body}</main></html>`;
  await page.setContent(toPage('<img>'));
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/, light[^]*image-alt/);
  await page.setContent(toPage('<p>pale</p>'));
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/, dark[^]*color-contrast/);
});

test.describe('axe finds nothing, light and dark,', () => {
  // spec: 2.pdf-guide
  test('on the pages without sign-in', async ({ page }) => {
    for (const path of [
      '/sign-in',
      '/password-reset',
      '/legal',
      '/terms/terms',
      '/terms/no-such-terms',
      '/pdf-guide',
      '/p/trips/no-such-key',
      '/action',
      '/sign-up?code=no-such-code',
      '/sign-in?reason=ended',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page);
    }
  });

  test('on the errors of sign-in', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('main').getByRole('button', { name: 'サインイン' }).click();
    await expect(page.getByText('メールアドレスを入力してください。')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('on account, menus and what may not be opened', async ({ page, signIn }) => {
    await signIn('employee', '/settings/account');
    await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
    await page.getByRole('button', { name: 'パスワードを変更する' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: /さんのメニュー$/ }).click();
    // What lies half below an open menu is no target meanwhile.
    await expectNoAxeViolations(page, 'header');
    await page.goto('/settings/cards');
    await expect(
      page.getByRole('heading', { level: 1, name: 'この画面を開く権限がありません' }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto('/booking/prepare');
    await expect(page.getByRole('heading', { level: 1, name: '予約へ進めませんでした' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto('/booking/no-such-check/guests?attempt=none');
    await expect(
      page.getByRole('heading', { level: 1, name: 'この予約手続きは見つかりません' }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('on the cards, their form and its errors', async ({ page, signIn }) => {
    await signIn('admin', '/settings/cards');
    await fillCardForm(page, '軸', cardNumbers.wrong);
    await expect(page.getByText('カード番号が正しくありません。')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'やめる' }).click();
    await page.getByRole('button', { name: '「総務部 JCB」を削除' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '「総務部 JCB」の呼び名を変える' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('on the settings of a company', async ({ page, signIn }) => {
    await signIn('admin');
    for (const path of ['branch', 'employees', 'employees/invite', 'account']) {
      await page.goto(`/settings/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page);
    }
  });

  test('on search, its suggestions, calendar and rooms', async ({ page, signIn }) => {
    await signIn('employee', '/');
    await expectNoAxeViolations(page);
    await page.getByRole('combobox', { name: '目的地' }).fill('新宿');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^チェックイン / }).click();
    await expect(page.getByRole('dialog', { name: '宿泊日を選択' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^部屋・人数/ }).click();
    await expect(page.getByRole('dialog', { name: '部屋と人数' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('on the results and a hotel with its rates', async ({ page, signIn }, testInfo) => {
    await signIn('employee', '/');
    const { query } = ownStay(testInfo);
    await page.getByRole('combobox', { name: '目的地' }).fill('しんじゅく');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: '検索', exact: true }).click();
    await expect(page.getByRole('article').first()).toContainText('¥');
    await expectNoAxeViolations(page);
    await page.goto(`/hotels/${hotels.alwaysHasRooms}?${query}`);
    await expect(rateLinks(page).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto('/hotels/0');
    await expect(page.getByRole('heading', { level: 1, name: 'ホテルが見つかりません' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('on a changed price and a sold-out room', async ({ page, signIn }, testInfo) => {
    const stay = ownStay(testInfo);
    await signIn('employee');
    await takeFirstRate(page, hotels.changesPriceAtPriceCheck, stay);
    await expect(page.getByRole('heading', { level: 1, name: '料金が変わりました' })).toBeVisible();
    await expectNoAxeViolations(page);
    await readyToConfirm(page, { hotel: hotels.soldOutAtBooking, stay });
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toContainText('満室になりました');
    await expectNoAxeViolations(page);
  });

  test('on every step of a booking, its trip, the cancel dialog and the vouchers', async ({
    page,
    signIn,
  }, testInfo) => {
    await signIn('employee');
    await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo, { rooms: ['2-5', '1'] }));
    await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
    await expect(page.getByText(/^入力内容をご確認ください/)).toBeVisible();
    await expectNoAxeViolations(page);
    await fillGuests(page, 2);
    await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
    await expectNoAxeViolations(page);
    await choosePayment(page, '請求書払い');
    await confirmButton(page).click();
    await expect(page.getByText('ご確認のうえ、チェックを入れてください。').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await consent(page);
    await confirmButton(page).click();
    const number = await travelNumber(page);
    await expectNoAxeViolations(page);

    await page.goto('/trips');
    await expect(page.getByText(number)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').click();
    await page.getByRole('button', { name: '客室をキャンセルする' }).click();
    const dialog = page.getByRole('dialog', { name: '客室のキャンセル' });
    await dialog.getByRole('button', { name: 'キャンセルを確定する' }).click();
    await expect(dialog.getByText('客室を選んでください。')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'やめる' }).click();
    await expect(dialog).toBeHidden();
    await expectNoAxeViolations(page);

    const guestLink = await page.getByRole('textbox', { name: '宿泊者用のリンク' }).inputValue();
    await page.getByRole('link', { name: '宿泊確認書' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '宿泊確認書' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto(guestLink);
    await expect(page.getByRole('main')).toContainText(number);
    await expectNoAxeViolations(page);
    await page.goto('/trips/no-such-trip');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('on an unknown outcome', async ({ page, signIn }, testInfo) => {
    await signIn('employee');
    const name = unanswered.forLong;
    await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay: ownStay(testInfo), name });
    await confirmButton(page).click();
    await expect(page.getByText(/確認中 — 予約番号/)).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe('axe finds nothing', () => {
  // The page of an address that leads nowhere has the status 404, a used code 400.
  test.use({ allowedProblems: /status of 40[04]/ });

  test('on links that are used up', async ({ page }) => {
    for (const mode of ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']) {
      await page.goto(`/action?mode=${mode}&oobCode=used`);
      await expect(page.getByRole('alert')).toContainText('このリンクは使用済みか、正しくありません。');
      await expectNoAxeViolations(page);
    }
  });

  test('on an address that leads nowhere', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
