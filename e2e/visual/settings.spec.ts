import type { Page } from '@playwright/test';
import { signInOnce } from '../support/sign-in.ts';
import { expect, test } from './_look.ts';

/** The settings of the agency's branch under its brand, of the head office elsewhere: only administrators have them. */
async function open(page: Page, account: string, path: string, heading: string): Promise<void> {
  await signInOnce(page, account === 'employee' ? 'admin' : 'osakaAdmin', path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('the branch', async ({ page, account, look }) => {
  await open(page, account, '/settings/branch', '支店情報');
  await look('settings-branch');
  await page.getByRole('textbox', { name: /^支店名/ }).fill('');
  await page.getByRole('textbox', { name: /^郵便番号/ }).fill('53');
  await page.getByRole('textbox', { name: /^電話番号/ }).fill('1234');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('支店名を入力してください。')).toBeVisible();
  await look('settings-branch-errors');
});

test('the employees, and a list of people to invite', async ({ page, account, look }) => {
  await open(page, account, '/settings/employees', '社員');
  await look('settings-employees');
  await page.goto('/settings/employees/invite');
  await page
    .getByRole('textbox', { name: /^名前とメールアドレス/ })
    .fill('佐藤 あおい, aoi@sakura.example\n誤字 太郎, taro@sakura\n同じ 花子, aoi@sakura.example');
  await expect(page.getByText('同じメールアドレスの行があります')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await look('settings-invite');
  await page.getByRole('button', { name: '1名に招待メールを送る' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('settings-invite-consent');
});

test('the cards', async ({ page, account, look }) => {
  await open(page, account, '/settings/cards', 'クレジットカード');
  await look('settings-cards');
});

test('the account', async ({ page, account, look }) => {
  await open(page, account, '/settings/account', 'アカウント設定');
  await look('settings-account');
  await page.getByRole('button', { name: 'すべての端末からサインアウト' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('settings-sign-out-everywhere');
});
