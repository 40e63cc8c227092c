import { expect, type Page } from '@playwright/test';
import { type Account, accounts, password } from './accounts.ts';
import { keptSessions } from './kept-sessions.ts';

/** Signs in through the sign-in screen; `next` is where the person wanted to go, `site` another host name of the site. */
export async function signIn(page: Page, account: Account, next = '/', site = ''): Promise<void> {
  await signInWith(page, { email: accounts[account], password }, next, site);
}

/** The same for somebody who is none of the demonstration's people. */
export async function signInWith(
  page: Page,
  person: { email: string; password: string },
  next = '/',
  site = '',
): Promise<void> {
  await page.goto(next === '/' ? `${site}/sign-in` : `${site}/sign-in?${new URLSearchParams({ next })}`);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(person.email);
  await page.getByLabel('パスワード', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'サインイン' }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/**
 * The same, but takes up the session of an earlier test of this worker where there is one. Without `next` the page then
 * shows nothing of the site yet: the test opens its own first screen.
 */
export async function signInOnce(page: Page, account: Account, next?: string, site = ''): Promise<void> {
  if (await keptSessions.restore(page, account, site)) {
    if (next === undefined) return;
    await page.goto(site + next);
    const menu = page.getByRole('banner').getByRole('button', { name: /さんのメニュー$/ });
    const form = page.getByRole('heading', { level: 1, name: 'サインイン' });
    await expect(menu.or(form)).toBeVisible();
    // The screen itself too: after the form one arrives where it is shown already.
    if (await menu.isVisible()) return expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await signIn(page, account, next, site);
  await keptSessions.keep(page, account);
}
