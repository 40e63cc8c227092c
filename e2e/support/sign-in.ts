import { expect, type Page } from '@playwright/test';
import { type Account, accounts, password } from './accounts.ts';

/** Signs in through the sign-in screen; `next` is where the person wanted to go, `site` another host name of the site. */
export async function signIn(page: Page, account: Account, next = '/', site = ''): Promise<void> {
  await page.goto(next === '/' ? `${site}/sign-in` : `${site}/sign-in?${new URLSearchParams({ next })}`);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(accounts[account]);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'サインイン' }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}
