import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which rules to apply: those with one of the tags, or those of these names. */
type RunOnly = Required<axeCore.RunOnly>;
const allRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const colorRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const options: axeCore.RunOptions = {
  // What passes is not looked at: describing it takes longer than the rules.
  resultTypes: ['violations'],
  // Only providers' pages are in frames.
  iframes: false,
  // Loads media and style sheets again for one rule, about sounds, which the site has none of.
  preload: false,
};

/** Fails with the rule and the elements for everything that axe finds on the page, in its colors and where it is scrolled to. */
export async function expectNoAxeViolationsAsShown(page: Page): Promise<void> {
  await untilStill(page);
  await expectNone(page, { theme: 'as shown', rules: allRules });
}

/**
 * Fails with the rule and the elements for everything that axe finds on the page from its top; in a wide window once
 * more in the dark colors, for what depends on them: they are the same in a narrow one. With a selector only what is
 * inside.
 */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  // A page that was just opened has no heading until its screen has come in place of the outline.
  await expect(page.locator('#yado-outline')).toHaveCount(0);
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeAttached();
  await setTheme(page, 'light');
  await expectNone(page, { theme: 'light', rules: allRules, within });
  if ((page.viewportSize()?.width ?? 0) < 768) return;
  await setTheme(page, 'dark');
  await expectNone(page, { theme: 'dark', rules: colorRules, within });
  await setTheme(page, 'light');
}

async function expectNone(
  page: Page,
  { theme, rules, within = 'html' }: { theme: string; rules: RunOnly; within?: string },
): Promise<void> {
  // Reading it takes longer than most rules: once for each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([selector, runOptions]) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(selector, runOptions);
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        elements: nodes.map(({ html, failureSummary }) => `${html} — ${failureSummary}`),
      }));
    },
    [within, { ...options, runOnly: rules }] as const,
  );
  expect(found, `axe on ${page.url()}, ${theme}`).toEqual([]);
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => {
    document.documentElement.dataset.theme = mode;
    // From its top, so that the same is measured each time.
    scrollTo({ top: 0, behavior: 'instant' });
  }, theme);
  await untilStill(page);
}

/** Colors in the middle of a transition have a contrast of their own. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    const ended = Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    // One on an element that is no longer drawn never ends.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3_000))]);
  });
}
