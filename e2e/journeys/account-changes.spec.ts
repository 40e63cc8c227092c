import { expectNoAxeViolations } from '../support/axe.ts';
import { password } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  linkIn,
  newMail,
  ownAddress,
  ownAdmin,
  sendInvitations,
  takeUpInvitation,
} from '../support/people.ts';
import { signInWith } from '../support/sign-in.ts';
import type { Page } from '@playwright/test';

const signInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'サインイン' });

async function signInAs(page: Page, email: string, withPassword: string): Promise<void> {
  await signInWith(page, { email, password: withPassword }, '/settings/account');
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
}

// A wrong password is answered by 400 and an ended session by 401, which browsers write to the console.
test.use({ allowedProblems: /status of 40[01]/ });

// spec: 7.updateProfile, 7.change-email, 7.change-password, 7.sign-in-out, 9.color-mode
test('somebody changes name, colors, password and address, and ends their sessions elsewhere', async ({
  page,
  signIn,
  newVisitor,
}, testInfo) => {
  const first = ownAddress('account', testInfo);
  const next = ownAddress('changed', testInfo);
  const newPassword = 'another-password-2026';
  await signIn(ownAdmin(testInfo));
  await sendInvitations(page, [`変更 する子, ${first}`]);
  const own = await newVisitor();
  await takeUpInvitation(own, first);
  const elsewhere = await newVisitor();
  await signInAs(elsewhere, first, password);

  await test.step('the name', async () => {
    await own.goto('/settings/account');
    await expectNoAxeViolations(own);
    const name = own.getByRole('textbox', { name: '表示する名前' });
    await name.fill(' ');
    await own.getByRole('button', { name: '名前を変更する' }).click();
    await expect(own.getByText('名前を入力してください。')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('変更 した子');
    await own.getByRole('button', { name: '名前を変更する' }).click();
    await expect(
      own.getByRole('banner').getByRole('button', { name: '変更 した子さんのメニュー' }),
    ).toBeVisible();
  });

  await test.step('the colors, which stay', async () => {
    await own.getByText('暗い配色', { exact: true }).click();
    await expect(own.locator('html')).toHaveAttribute('data-theme', 'dark');
    await own.reload();
    await expect(own.getByRole('radio', { name: '暗い配色' })).toBeChecked();
    await expect(own.locator('html')).toHaveAttribute('data-theme', 'dark');
    await own.getByText('端末の設定に合わせる').click();
    await expect(own.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('the password, which ends the session elsewhere', async () => {
    const change = own.getByRole('button', { name: 'パスワードを変更する' });
    await own.getByLabel(/^現在のパスワード/).fill('wrong-password');
    await own.getByLabel(/^新しいパスワード/).fill('short');
    await change.click();
    await expect(own.getByText('8文字以上で入力してください。')).toBeVisible();
    await own.getByLabel(/^新しいパスワード/).fill(newPassword);
    await change.click();
    await expect(own.getByText('現在のパスワードが正しくありません。')).toBeVisible();
    await own.getByLabel(/^現在のパスワード/).fill(password);
    await change.click();
    await expect(own.getByText('パスワードを変更しました')).toBeVisible();
    await own.reload();
    await expect(own.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
    await elsewhere.getByRole('textbox', { name: '表示する名前' }).fill('よその人');
    await elsewhere.getByRole('button', { name: '名前を変更する' }).click();
    await expect(signInHeading(elsewhere)).toBeVisible();
  });

  await test.step('the address, by the link that arrives there', async () => {
    await own.getByRole('textbox', { name: '新しいメールアドレス' }).fill('no-address');
    await own.getByRole('button', { name: '確認のメールを送る' }).click();
    await expect(own.getByText('新しいメールアドレスを正しく入力してください。')).toBeVisible();
    await own.getByRole('textbox', { name: '新しいメールアドレス' }).fill(next);
    await own.getByLabel('確認のため、現在のパスワード').fill(newPassword);
    await own.getByRole('button', { name: '確認のメールを送る' }).click();
    await expect(own.getByText('確認のメールを送信しました')).toBeVisible();
    await expectNoAxeViolations(own);
    await own.goto(linkIn(await newMail(next)));
    // The API is notified, so that it takes the new address over.
    const notified = own.waitForResponse(
      (response) => response.url().endsWith('/graphql') && response.request().method() === 'POST',
    );
    await own.getByRole('main').getByRole('button', { name: /変更/ }).click();
    await expect(own.getByText(/変更しました/).first()).toBeVisible();
    await notified;
    await own.goto('/settings/account');
    await expect(own.getByText(`現在のアドレス: ${next}`)).toBeVisible();
  });

  await test.step('every session at once', async () => {
    await signInAs(elsewhere, next, newPassword);
    await own.getByRole('button', { name: 'すべての端末からサインアウト' }).click();
    await expectNoAxeViolations(own);
    await own.getByRole('alertdialog').getByRole('button', { name: 'すべてサインアウトする' }).click();
    await expect(signInHeading(own)).toBeVisible();
    await expect(own.getByText('すべての端末からサインアウトしました')).toBeVisible();
    await elsewhere.getByRole('textbox', { name: '表示する名前' }).fill('よその人');
    await elsewhere.getByRole('button', { name: '名前を変更する' }).click();
    await expect(signInHeading(elsewhere)).toBeVisible();
    await expect(elsewhere.getByText('サインアウトされました')).toBeVisible();
  });
});
