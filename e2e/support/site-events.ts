import type { Page } from '@playwright/test';

interface SiteEvent {
  kind: string;
  [field: string]: unknown;
}

/** Notes what each page from now on reports of itself. */
export async function watchSiteEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    window.addEventListener('yado:event', (event) => events.push((event as CustomEvent).detail));
    Object.assign(window, { siteEvents: events });
  });
}

/** What the page has reported since it was loaded. */
export function siteEvents(page: Page): Promise<SiteEvent[]> {
  return page.evaluate(() => (window as unknown as { siteEvents: SiteEvent[] }).siteEvents);
}
