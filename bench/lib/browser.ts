import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { password } from '../../scripts/lib/accounts.ts';

export const CPU_SLOW_DOWN = 4;

/** What a signed-in browser holds. */
export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
}

/** Signs in once at the first origin; the session lies in local storage and so serves all of them. */
export async function signedIn(browser: Browser, origins: string[]): Promise<Session> {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await page.goto(`${origins[0]}/sign-in?next=/settings/account`);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('employee@sakura.example');
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'サインイン' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/settings/account');
  const { origins: stored } = await context.storageState();
  await context.close();
  const localStorage = stored
    .flatMap((origin) => origin.localStorage)
    .filter(({ name }) => name.startsWith('firebase:'));
  return { cookies: [], origins: origins.map((origin) => ({ origin, localStorage })) };
}
