import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Legacy mode opens no second page for each analysis, to join what it found in frames of other sites: ours hold only
 * those of providers.
 */
function buildAxe(page: Page): AxeBuilder {
  // What passes is not looked at: describing it takes longer than the rules.
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Fails with the rule and the elements for everything that axe finds on the page, in its colors and where it is scrolled to. */
export async function expectNoAxeViolationsAsShown(page: Page): Promise<void> {
  await untilStill(page);
  await expectNone(page, 'as shown', buildAxe(page).withTags(rules));
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
  await expectNone(page, 'light', buildAxe(page).include(within).withTags(rules));
  if ((page.viewportSize()?.width ?? 0) < 768) return;
  await setTheme(page, 'dark');
  await expectNone(
    page,
    'dark',
    buildAxe(page).include(within).withRules(['color-contrast', 'link-in-text-block']),
  );
  await setTheme(page, 'light');
}

async function expectNone(page: Page, theme: string, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html} — ${failureSummary}`),
  }));
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
