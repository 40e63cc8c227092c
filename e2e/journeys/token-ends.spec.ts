// R38: what a token or a session that ends in the middle of a booking does to it.
import type { Page, TestInfo } from '@playwright/test';
import { accounts, password } from '../support/accounts.ts';
import {
  confirmButton,
  confirmOnce,
  consent,
  fillGuests,
  ownContact,
  readyToConfirm,
  travelNumber,
} from '../support/booking.ts';
import { cardNumbers, deleteCard, keepForBranch, typeCard } from '../support/cards.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { sandbox } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';
import { expired, readSession, writeSession } from '../support/stored-session.ts';

// What the API refuses is written to the console by the browser.
test.use({ allowedProblems: /status of 40[01]/ });

async function goToConfirmation(page: Page, testInfo: TestInfo): Promise<string> {
  const contact = ownContact();
  await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay: ownStay(testInfo), contact });
  return contact;
}

const books = (body: string | null) => body?.includes('"acceptedTerms"') ?? false;
const renewals = (page: Page) => page.waitForRequest(/\/v1\/token/);

test('R38: a token that is over when the booking is sent is renewed without a word, and the booking made once', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const contact = await goToConfirmation(page, testInfo);
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    if (!books(route.request().postData())) return route.fallback();
    sent += 1;
    if (sent > 1) return route.fallback();
    await route.fulfill({
      status: 401,
      json: { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] },
    });
  });
  const renewed = renewals(page);
  await confirmButton(page).click();
  await renewed;
  await travelNumber(page);
  expect(sent).toBe(2);
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toHaveLength(1);
});

test('R38: a session that was ended elsewhere books nothing, says so, and leads back to the step with everything typed', async ({
  page,
  signInByForm,
  newVisitor,
}, testInfo) => {
  await signInByForm('employee');
  const contact = await goToConfirmation(page, testInfo);
  const { pathname, search } = new URL(page.url());
  const elsewhere = await newVisitor();
  await writeSession(elsewhere, await readSession(page));
  await elsewhere.goto('/settings/account');
  // The sign-in page is there before the session is over.
  const isOver = elsewhere.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/graphql'),
  );
  await elsewhere.getByRole('main').getByRole('button', { name: 'この端末からサインアウト' }).click();
  await isOver;
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();

  await confirmButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
  await expect(page.getByText('サインアウトされました')).toBeVisible();
  await expect(page.getByText(/予約手続きで入力した宿泊者の情報は残っています。/)).toBeVisible();
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toEqual([]);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(accounts.employee);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'サインイン' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await expect(page).toHaveURL(pathname + search);
  await expect(page.getByRole('main')).toContainText('TANAKA KENICHI');
  await expect(page.getByRole('main')).toContainText(contact);
  await consent(page);
  await confirmOnce(page, contact);
});

test('R38: a token that runs out at the issuer is renewed on the way back, to the same step with everything typed', async ({
  page,
  context,
  signIn,
}, testInfo) => {
  const contact = ownContact();
  const nickname = `長い認証 ${testInfo.project.name} ${testInfo.retry}`;
  await signIn('admin');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  await fillGuests(page, 1, contact);
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible();
  const step = page.url();
  await page.getByRole('radio', { name: '新しいカードで支払う' }).check({ force: true });
  await keepForBranch(page);
  await typeCard(page, nickname, cardNumbers.asksHolder);
  const session = await readSession(page);
  await page.getByRole('button', { name: 'このカードを登録する' }).click();
  await expect(page.getByRole('heading', { name: /本人認証/ })).toBeVisible();
  const meanwhile = await context.newPage();
  await writeSession(meanwhile, expired(session));
  await meanwhile.close();

  const renewed = renewals(page);
  await page.getByRole('button', { name: '認証する', exact: true }).click();
  await renewed;
  await expect(page.getByText('カードを確認しました')).toBeVisible();
  await expect(page.getByRole('radio', { name: nickname })).toBeChecked();
  await expect(page).toHaveURL(step);
  await page.getByRole('button', { name: '内容の確認へ進む' }).click();
  await consent(page);
  await expect(page.getByRole('main')).toContainText(contact);
  await page.goto('/settings/cards');
  await deleteCard(page, nickname);
});
