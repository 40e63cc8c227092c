import type { Page } from '@playwright/test';

/** Milliseconds from each input to the paint that follows it, for everything the user does in `act`. */
export async function paintsAfter(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const longest = new Map<number, number>();
    Object.assign(window, { __paints: longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (!entry.interactionId) continue;
        longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  // Entries of an interaction come with the frame after its paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))));
  return page.evaluate(() => [...(window as unknown as { __paints: Map<number, number> }).__paints.values()]);
}
