import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { CPU_SLOW_DOWN } from '../lib/browser.ts';
import { NETWORK } from './measure.ts';

const ROUNDS = 5;
const LINK = '予約一覧';
/** A hand's way: it reaches a link a moment before it presses, and releases the button a moment later. */
const AIMING_MS = 150;
const PRESSING_MS = 80;

declare global {
  interface Window {
    __clickedAt?: number;
    __shownAt?: number;
  }
}

/**
 * From the click on the menu to the list of trips, in a page that has been idle on the search form: with the code
 * of the next screens fetched ahead, and on a connection that is metered, where nothing is.
 */
export async function compareNavigation(
  browser: Browser,
  site: string,
  session: BrowserContextOptions['storageState'],
): Promise<void> {
  const times: Record<'ahead' | 'metered', number[]> = { ahead: [], metered: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const sides = round % 2 ? (['metered', 'ahead'] as const) : (['ahead', 'metered'] as const);
    for (const side of sides) times[side].push(await navigate(browser, site, session, side === 'metered'));
  }
  const [ahead, metered] = [median(times.ahead), median(times.metered)];
  console.log('trips from the search form');
  console.log(`  fetched ahead  ${line(times.ahead)}`);
  console.log(`  metered        ${line(times.metered)}`);
  console.log(`  ratio          ${(ahead / metered).toFixed(3)}`);
}

async function navigate(
  browser: Browser,
  site: string,
  storageState: BrowserContextOptions['storageState'],
  metered: boolean,
): Promise<number> {
  const context = await browser.newContext({
    storageState,
    locale: 'ja-JP',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    if (metered) await page.addInitScript(saveData);
    await page.goto(`${site}/`);
    await atRest(page, metered);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
    await page.evaluate(watch, LINK);
    const link = page.getByRole('navigation').getByRole('link', { name: LINK }).first();
    await link.hover();
    await page.waitForTimeout(AIMING_MS);
    await link.click({ delay: PRESSING_MS });
    await page.waitForFunction(() => window.__shownAt !== undefined);
    return await page.evaluate(() => (window.__shownAt ?? Number.NaN) - (window.__clickedAt ?? Number.NaN));
  } finally {
    await context.close();
  }
}

/** All that a page does by itself has ended: its letters are there, and nothing was asked for during two seconds. */
async function atRest(page: Page, metered: boolean): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.fonts === 'ready');
  let asked = -1;
  for (;;) {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const hasCode = now.some((name) => name.includes('TripListScreen'));
    if (now.length === asked && hasCode !== metered) return;
    asked = now.length;
    await page.waitForTimeout(2_000);
  }
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Runs in the page. */
function watch(heading: string): void {
  const look = () => {
    const [title] = document.querySelectorAll('main h1');
    if (title?.textContent === heading) window.__shownAt = performance.now();
    else requestAnimationFrame(look);
  };
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      window.__clickedAt = timeStamp;
      look();
    },
    { capture: true, once: true },
  );
}

const sorted = (times: number[]) => [...times].sort((a, b) => a - b);
const median = (times: number[]) => sorted(times)[Math.floor(times.length / 2)] ?? Number.NaN;
const line = (times: number[]) =>
  `${median(times).toFixed(0)} ms [${(sorted(times)[0] ?? 0).toFixed(0)}-${(sorted(times).at(-1) ?? 0).toFixed(0)}]`;
