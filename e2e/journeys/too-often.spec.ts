// R24 as a person meets it; the limits themselves are tested at the API.
import type { Page, Request } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { accounts, password } from '../support/accounts.ts';
import { confirmButton, confirmOnce, ownContact, readyToConfirm } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { goInPage } from '../support/in-page.ts';
import { hotels } from '../support/hotels.ts';
import { sandbox } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';

// The browser and the router write the refusals to the console.
test.use({ allowedProblems: /status of (429|400)|429 RATE_LIMITED/ });

/** Turns the next request away that `isMeant`. */
async function turnAway(page: Page, isMeant: (request: Request) => boolean, seconds: number): Promise<void> {
  const refusal = { errors: [{ message: 'Too many requests.', extensions: { code: 'RATE_LIMITED' } }] };
  let turnedAway = false;
  await page.route(/\/graphql/, async (route) => {
    if (turnedAway || !isMeant(route.request())) return route.fallback();
    turnedAway = true;
    await route.fulfill({ status: 429, headers: { 'retry-after': String(seconds) }, json: refusal });
  });
}

const isMutation = (request: Request) => request.method() === 'POST';
const asksFor = (variable: string) => (request: Request) =>
  new URL(request.url()).searchParams.get('variables')?.includes(variable) ?? false;

test('R24: who asks for too many mails sees how long to wait, keeps the input, and is then answered', async ({
  page,
}) => {
  await page.goto('/password-reset');
  const email = page.getByRole('textbox', { name: 'メールアドレス' });
  await email.fill('nobody@limits.example');
  await turnAway(page, isMutation, 240);
  const ask = page.getByRole('button', { name: '再設定のメールを受け取る' });
  await ask.click();
  await expect(page.getByRole('alert')).toContainText('約4分');
  await expectNoAxeViolations(page);
  await expect(email).toHaveValue('nobody@limits.example');
  await ask.click();
  await expect(page.getByRole('main')).toContainText('メールを送信しました');
});

test('R24: too many wrong passwords are refused in Japanese with a way on, and the right one is still taken later', async ({
  page,
}) => {
  await page.goto('/sign-in?next=/settings/account');
  const tooMany = { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Blocked.' } };
  await page.route(
    /accounts:signInWithPassword/,
    (route) => route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json: tooMany }),
    { times: 1 },
  );
  const email = page.getByRole('textbox', { name: 'メールアドレス' });
  await email.fill(accounts.employee);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  const signIn = page.getByRole('main').getByRole('button', { name: 'サインイン' });
  await signIn.click();
  await expect(page.getByRole('alert')).toContainText('試行回数が多すぎます');
  await expect(email).toHaveValue(accounts.employee);
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveValue(password);
  await signIn.click();
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
});

test('R24: a booking that is turned away was not made, says when to try again, and is then made once', async ({
  page,
  signIn,
}, testInfo) => {
  const contact = ownContact();
  await signIn('employee');
  await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay: ownStay(testInfo), contact });
  await turnAway(page, (request) => request.postData()?.includes('"acceptedTerms"') ?? false, 50);
  await confirmButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: '予約はまだ行われていません' });
  await expect(alert).toContainText('約1分待ってから');
  await expectNoAxeViolations(page);
  expect(await sandbox.itineraries(contact), 'bookings at the hotel').toEqual([]);
  await confirmOnce(page, contact);
});

test('R24: a guest whose key is asked for too often is asked to wait, and sees the page afterwards', async ({
  page,
}) => {
  await turnAway(page, asksFor('"no-such-key"'), 61);
  // As inside the site: a page that the edge sends whole asks from there.
  await page.goto('/password-reset');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goInPage(page, '/p/trips/no-such-key');
  await expect(page.getByRole('alert')).toContainText('約2分待ってから');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '宿泊確認書が見つかりません' })).toBeVisible();
});

test('R24: too many documents are refused with the time to wait, and a list waits for its turn by itself', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/invoices');
  await turnAway(page, asksFor('"format":"PDF"'), 30);
  const save = page.getByRole('button', { name: /の請求書を PDF で保存$/ }).first();
  await save.click();
  await expect(page.getByText(/「請求書の作成」に失敗しました。.*約1分待ってから/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await save.click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto('/trips');
  await turnAway(page, asksFor('"filter"'), 1);
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSVダウンロード' }).click();
  expect((await exported).suggestedFilename()).toMatch(/\.csv$/);
  await expect(page.getByText('CSVを保存しました')).toBeVisible();
});
