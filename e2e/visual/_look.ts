import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../support/accounts.ts';
import { clockStart } from '../support/clock-start.ts';
import { expectNoAxeViolationsAsShown } from '../support/axe.ts';
import { signInOnce } from '../support/sign-in.ts';

/** How a project looks at the site. */
export interface Look {
  baseURL: string;
  theme: 'light' | 'dark';
  account: Account;
  /** Its stays lie in a week of its own, so that no booking shows in the pictures of another look. */
  week: number;
}

interface Fixtures extends Pick<Look, 'theme' | 'account' | 'week'> {
  /** A stay in the words of addresses. */
  stay: string;
  /** A page of somebody who has signed in; it may show nothing of the site yet. */
  member: Page;
  /** Compares what the window shows with the accepted picture of that name. */
  look: (name: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  theme: ['light', { option: true }],
  week: [0, { option: true }],
  account: ['employee', { option: true }],
  page: async ({ page, theme }, provide) => {
    await page.clock.setFixedTime(clockStart);
    await page.addInitScript((mode) => localStorage.setItem('yado:color-mode', mode), theme);
    await provide(page);
  },
  stay: async ({ week }, provide) => {
    const day = (ahead: number) =>
      new Date(Date.parse('2027-04-06') + (7 * week + ahead) * 86_400_000).toISOString().slice(0, 10);
    await provide(new URLSearchParams({ checkin: day(0), checkout: day(2), room: '1' }).toString());
  },
  member: async ({ page, account }, provide) => {
    await signInOnce(page, account);
    await provide(page);
  },
  look: async ({ page, isMobile, theme }, provide) =>
    provide(async (name) => {
      await settle(page);
      await expect(page).toHaveScreenshot(`${name}.png`, {
        mask: [
          // Drawn by WebGL, whose pixels depend on the machine.
          page.getByRole('region', { name: /地図/ }),
          page.getByText(/^この料金の有効期限/),
          // Behind a dialog as well, where it is hidden from assistive technology.
          page.getByRole('textbox', { name: /^(宿泊者用|共有用)のリンク$/, includeHidden: true }),
        ],
      });
      // The journeys do so in a wide window, in the colors of both modes.
      if (isMobile && theme === 'light') await expectNoAxeViolationsAsShown(page);
    }),
});

export { expect } from '@playwright/test';

/** Scrolls so that an element is at the upper edge of the window, whatever was seen before. */
export async function toTop(element: Locator): Promise<void> {
  await element.evaluate((target) => target.scrollIntoView({ block: 'start', behavior: 'instant' }));
}

/** Waits for the site's font and for pictures in the window, and replaces what differs from run to run: numbers made by chance. */
async function settle(page: Page): Promise<void> {
  // A whole page has the font of the device.
  await expect(page.locator('html[data-fonts=ready], html:has([data-whole])')).toBeAttached();
  await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const replaced = text.replace(/[A-Z]-\d{6}-[0-9A-Z]{4,}/g, 'T-270302-0000');
      if (replaced !== text) node.nodeValue = replaced;
    }
  });
}
