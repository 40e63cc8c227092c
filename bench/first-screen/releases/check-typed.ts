import type { Browser, BrowserContextOptions } from '@playwright/test';
import { CliError } from '../../../scripts/lib/cli.ts';
import { CPU_SLOW_DOWN } from '../../lib/browser.ts';
import { NETWORK, type Target } from '../measure.ts';

const TEXT = 'abc';

/** Types into the first field as soon as it is there, and throws when the page's start has lost it. */
export async function checkTyped(
  browser: Browser,
  session: BrowserContextOptions['storageState'],
  { name, url, ready }: Target & { name: string },
): Promise<void> {
  const context = await browser.newContext({ storageState: session, locale: 'ja-JP' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('main form input').first().focus();
    await page.keyboard.type(TEXT);
    await page.locator(ready).first().waitFor();
    const kept = await page.locator(ready).first().inputValue();
    if (kept !== TEXT)
      throw new CliError(`${name} keeps 「${kept}」 of 「${TEXT}」 that was typed at ${url}`);
  } finally {
    await context.close();
  }
}
