import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What one screen may cost who opens it first, by the path of its route. Kept in `screen-budget.json`. */
export interface ScreenCost {
  /** Scripts and stylesheets of host and remote. */
  files: number;
  /** Transferred size of those files, without fonts and pictures. */
  kilobytes: number;
  /** Files of the site's font, and their size, where all text is the interface's own: names of people need others. */
  fonts?: number;
  fontKilobytes?: number;
  /** Requests that had to follow one another between the page and its first data. */
  roundTrips: number;
}

export const budgetFile = new URL('../screen-budget.json', import.meta.url);

export const readBudget = (): Record<string, ScreenCost> =>
  JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, ScreenCost>;

/** Opens an address with nothing kept by the browser and adds up what came before the page was idle. */
export async function measureCost(
  page: Page,
  address: string,
  { withFonts = false } = {},
): Promise<ScreenCost> {
  const devtools = await page.context().newCDPSession(page);
  const steps = new Map<string, number>();
  let toData = 0;
  devtools.on('Network.requestWillBeSent', ({ request, initiator, documentURL }) => {
    // A request comes after the file whose script sent it, and the page's own scripts after the document.
    const askers =
      initiator.stack?.callFrames.map(({ url }) => (url === documentURL ? 0 : steps.get(url))) ?? [];
    const step = 1 + Math.max(0, ...askers.map((asker) => asker ?? 0));
    if (!steps.has(request.url)) steps.set(request.url, request.url === documentURL ? 0 : step);
    if (new URL(request.url).pathname === '/graphql') toData ||= step;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await page.goto(address);
  const files = await page.evaluate(firstFiles);
  const fonts = withFonts ? await page.evaluate(firstFonts) : null;
  await devtools.detach();
  return {
    files: files.length,
    kilobytes: toKilobytes(files),
    ...(fonts && { fonts: fonts.length, fontKilobytes: toKilobytes(fonts) }),
    roundTrips: toData,
  };
}

function toKilobytes(files: { size: number }[]): number {
  return Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1024);
}

/** Runs in the page: files of the site's font, once no text asks for another for a second. */
async function firstFonts(): Promise<{ size: number }[]> {
  const isFont = ({ name }: PerformanceEntry) => /\/static\/font\//.test(name);
  let found: PerformanceResourceTiming[] = [];
  for (let still = 0; still < 10; still++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(isFont);
    if (document.documentElement.dataset.fonts !== 'ready' || now.length > found.length) still = 0;
    found = now;
  }
  return found.map(({ encodedBodySize }) => ({ size: encodedBodySize }));
}

/** Runs in the page: its scripts and stylesheets that were asked for before the host had nothing more to do. */
async function firstFiles(): Promise<{ size: number }[]> {
  let [rest] = performance.getEntriesByName('yado:first-screen');
  while (!rest) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    [rest] = performance.getEntriesByName('yado:first-screen');
  }
  const at = rest.startTime;
  const isCode = (name: string) => /\/releases\/.*\.(?:js|css)$/.test(name);
  // What draws maps comes behind the screen, and before or after its rest as the machine is slow or fast.
  const drawsMaps = (name: string) => /\/map-(?:embedded|google)\.[^/]*$/.test(name);
  const first = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, startTime }) => startTime <= at && isCode(name) && !drawsMaps(name),
  );
  // What was asked for in time may still be on its way.
  while (first.some(({ responseEnd }) => responseEnd === 0))
    await new Promise((resolve) => setTimeout(resolve, 50));
  return first.map(({ encodedBodySize }) => ({ size: encodedBodySize }));
}
