import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { choosePlace, submitSearch } from '../support/results.ts';

/** Keeps the names of what moved in the page's view transitions. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      moved.push('a transition');
      const transition = start(update);
      void transition.ready
        .then(() => {
          for (const { effect } of document.getAnimations())
            if (effect instanceof KeyframeEffect && effect.pseudoElement?.includes('view-transition'))
              moved.push(effect.pseudoElement);
        })
        // A transition that is skipped moves nothing.
        .catch(() => {});
      return transition;
    };
  });
}

const readMotion = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));

async function openFirstHotel(page: Page): Promise<string> {
  await choosePlace(page, '東京駅');
  await submitSearch(page);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

test.describe('for who likes motion', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    // React Router throws again what a browser says that gives up a transition, see below.
    allowedProblems: /Transition was aborted because of timeout in DOM update/,
  });

  test('the photo of a hotel moves from the list to its page, and back', async ({ page, signIn }) => {
    await recordMotion(page);
    await signIn('employee', '/');
    const name = await openFirstHotel(page);
    const link = page.getByRole('article', { name }).getByRole('heading').getByRole('link');
    const expectPhotoToMove = () =>
      expect
        .poll(() => readMotion(page), { timeout: 5_000 })
        .toContain('::view-transition-group(hotel-photo)');
    // A browser gives up a transition whose page is not drawn within four seconds, as on a busy machine.
    await expect(async () => {
      if (!(await link.isVisible())) await page.goBack();
      await expect(link).toBeVisible();
      await readMotion(page);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectPhotoToMove();
      await page.goBack();
      await expect(link).toBeVisible();
      await expectPhotoToMove();
    }).toPass();
  });
});

test('nothing moves for who wants less motion', async ({ page, signIn }) => {
  await recordMotion(page);
  await signIn('employee', '/');
  const name = await openFirstHotel(page);
  await page.goBack();
  await expect(page.getByRole('article', { name })).toBeVisible();
  expect(await readMotion(page)).toEqual([]);
});
