import type { Page } from '@playwright/test';

/** Goes to another address without a new document, as a link of the site does. */
export async function goInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Init script: a person who saves data, for whom nothing is fetched ahead. */
export function savesData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
