import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { PageGuard } from './page-guard.ts';
import { signIn, signInOnce } from './sign-in.ts';

interface TestFixtures {
  /** Problems that a test provokes on purpose; every other one fails it. Set with `test.use`; null: none. */
  allowedProblems: RegExp | null;
  guard: PageGuard;
  /**
   * Signs the test's own page in, without the form where an earlier test has filled it in already, and opens `next`;
   * without `next` the test has to open a page itself. A test that ends its session uses `signInByForm`, which gives it
   * one of its own.
   */
  signIn: (account: Account, next?: string, site?: string) => Promise<void>;
  signInByForm: (account: Account, next?: string, site?: string) => Promise<void>;
  /** Takes an entry of the main menu, opening it first where the window is narrow. */
  menu: (entry: string) => Promise<void>;
  /** A page of another person's browser, watched like the test's own. */
  newVisitor: () => Promise<Page>;
}

/** Every test of a journey uses this: a page in which anything goes wrong unasked fails the test. */
export const test = base.extend<TestFixtures>({
  allowedProblems: [null, { option: true }],
  guard: [
    async ({ context, allowedProblems }, provide) => {
      const guard = new PageGuard();
      await guard.watch(context);
      await provide(guard);
      expect(guard.problems(allowedProblems), 'problems in the pages').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, provide) => provide((...args) => signInOnce(page, ...args)),
  signInByForm: async ({ page }, provide) => provide((...args) => signIn(page, ...args)),
  menu: async ({ page, isMobile }, provide) =>
    provide(async (entry) => {
      if (isMobile) await page.getByRole('button', { name: 'メニューを開く' }).click();
      await page
        .getByRole('navigation', { name: 'メインメニュー' })
        .getByRole('link', { name: entry })
        .click();
    }),
  newVisitor: async (
    { browser, guard, baseURL, viewport, hasTouch, isMobile, locale, timezoneId, contextOptions },
    provide,
  ) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        viewport,
        hasTouch,
        isMobile,
        locale,
        timezoneId,
      });
      contexts.push(context);
      await guard.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
