import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    __shifts: { value: number; what: string[] }[];
  }
}

/** Watches every page that opens from now on for parts that move without the user having done anything. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        );
        window.__shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The sum of all shifts of the page until everything is there, with what moved; scrolls through the page first, as a
 * reader does. Throws when the page has no end, or draws nothing for half a minute.
 */
export async function layoutShift(page: Page): Promise<{ sum: number; what: string[] }> {
  await expect(page.locator('main [data-skeleton], [data-placeholder]')).toHaveCount(0);
  // A whole page has the font of the device.
  await expect(page.locator('html[data-fonts=ready], html:has([data-whole])')).toBeAttached();
  return page.evaluate(async () => {
    const drawn = () =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${location.pathname} draws nothing.`)), 30_000);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            clearTimeout(timer);
            resolve();
          }),
        );
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      if (top > 300 * innerHeight) throw new Error(`${location.pathname} has no end.`);
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return {
      sum: window.__shifts.reduce((sum, { value }) => sum + value, 0),
      what: window.__shifts.flatMap(({ value, what }) => what.map((each) => `${value.toFixed(3)} ${each}`)),
    };
  });
}
