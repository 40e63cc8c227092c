import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const MOST_STOPS = 250;

/** Presses Tab until an element has the focus, which must be seen, like the mark that tells of it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(target)); stop++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect.poll(() => focusIsMarked(page), 'a mark of the focus').toBe(true);
}

/** The same to a tick box or a choice, whose input itself is not drawn. */
export async function tabToInput(page: Page, input: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(input)); stop++) await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await expect.poll(() => focusIsMarked(page), 'a mark of the focus').toBe(true);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether the focused element, or what is drawn in its place, is in the window with an outline. */
function focusIsMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const label = focused.closest('label');
    const drawn = [focused, focused.parentElement, ...(label ? [label, ...label.querySelectorAll('*')] : [])];
    return drawn.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const transparent = /^rgba\(.*, 0\)$/.test(outlineColor);
      return inSight && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !transparent;
    });
  });
}
