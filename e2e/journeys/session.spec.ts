import { accounts, password } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { sandbox } from '../support/sandbox.ts';

test.describe('someone who is not signed in', () => {
  // spec: 7.sign-in-out
  test('is sent to sign-in and from there to where they wanted to go', async ({ page }) => {
    await page.goto('/settings/account');
    await expect(page.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
    await page.getByRole('textbox', { name: 'メールアドレス' }).fill(accounts.employee);
    await page.getByLabel('パスワード', { exact: true }).fill(password);
    await page.getByLabel('パスワード', { exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/account$/);
  });

  test('sees in Japanese what is missing and what is wrong', async ({ page }) => {
    await page.goto('/sign-in');
    const email = page.getByRole('textbox', { name: 'メールアドレス' });
    const signIn = page.getByRole('main').getByRole('button', { name: 'サインイン' });
    await signIn.click();
    await expect(page.getByText('メールアドレスを入力してください。')).toBeVisible();
    await expect(page.getByText('パスワードを入力してください。')).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill('sakura');
    await signIn.click();
    await expect(page.getByText('メールアドレスの形式が正しくありません。')).toBeVisible();
  });
});

test.describe('a wrong password', () => {
  // The identity service answers 400, which browsers write to the console.
  test.use({ allowedProblems: /status of 400/ });

  test('is refused without saying whether the address is known', async ({ page }) => {
    const refusals: string[] = [];
    for (const email of [accounts.employee, 'nobody@sakura.example']) {
      await page.goto('/sign-in');
      await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email);
      await page.getByLabel('パスワード', { exact: true }).fill('wrong-password');
      await page.getByRole('main').getByRole('button', { name: 'サインイン' }).click();
      refusals.push(await page.getByRole('alert').innerText());
    }
    expect(refusals[0]).toMatch(/[ぁ-ん]/);
    expect(refusals[1]).toBe(refusals[0]);
  });
});

test('asking for a new password is answered the same for an address that nobody has', async ({ page }) => {
  await page.goto('/password-reset');
  await page.getByRole('textbox', { name: '登録したメールアドレス' }).fill('nobody@sakura.example');
  await page.getByRole('button', { name: '再設定のメールを受け取る' }).click();
  await expect(page.getByText('メールを送信しました')).toBeVisible();
  await expect(page.getByText('登録されているアドレスであれば、再設定用のリンクが届きます。')).toBeVisible();
});

// spec: 2.password-reset, 7.confirm-reset, 7.resetPassword
test('a forgotten password is replaced through the link in the mail, which signs in', async ({ page }) => {
  const address = accounts.cardOnlyAdmin;
  const before = new Set((await sandbox.mails(address)).map(({ id }) => id));
  await page.goto('/password-reset');
  await page.getByRole('textbox', { name: '登録したメールアドレス' }).fill(address);
  await page.getByRole('button', { name: '再設定のメールを受け取る' }).click();
  await expect(page.getByText('メールを送信しました')).toBeVisible();
  let link: string | undefined;
  await expect(async () => {
    const mail = (await sandbox.mails(address)).find(({ id }) => !before.has(id));
    link = /http:\/\/\S+mode=resetPassword\S*/.exec(mail?.text ?? '')?.[0];
    expect(link, 'link in the mail').toBeTruthy();
  }).toPass();
  await page.goto(link ?? '');
  await page.getByLabel('新しいパスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: '設定してサインイン' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '工藤 渚さんのメニュー' })).toBeVisible();
});

test('an employee sees that the card page is not for them', async ({ page, signIn }) => {
  await signIn('employee', '/settings/cards');
  await expect(page.getByRole('heading', { level: 1, name: 'この画面を開く権限がありません' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'カード' })).toHaveCount(0);
});

// spec: 7.sign-in-out
test('signing out in one tab ends the session in the other', async ({ page, context, signInByForm }) => {
  await signInByForm('employee', '/settings/account');
  const other = await context.newPage();
  await other.goto('/settings/account');
  await expect(other.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'この端末からサインアウト' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
  await expect(other.getByText('サインアウトされました')).toBeVisible();
  await expect(other).toHaveURL(/\/sign-in\?next=%2Fsettings%2Faccount&reason=ended$/);
  // Who signs out by hand needs no reason.
  await expect(page.getByText('サインアウトされました')).toHaveCount(0);
});
