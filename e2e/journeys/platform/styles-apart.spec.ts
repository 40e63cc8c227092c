import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { hotels } from '../../support/hotels.ts';
import { goInPage } from '../../support/in-page.ts';

/** Pixels of a million that may differ: corners of boxes are sometimes drawn in another shade with the same styles. */
const NOISE = 200;

interface Screen {
  remote: string;
  path: string;
  heading: string;
  /** A list of choices that come behind the rest. */
  lateChoices?: string;
}

/** One screen of each remote, on which nothing depends on the hour, on chance, or on what other tests book. */
const screens: Screen[] = [
  {
    remote: 'trips',
    path: '/trips?number=T-000000-NONE',
    heading: '予約一覧',
    lateChoices: '予約者',
  },
  {
    remote: 'booking',
    path: `/booking/prepare?hotel=${hotels.alwaysHasRooms}`,
    heading: '予約へ進めませんでした',
  },
  { remote: 'settings', path: '/settings/account', heading: 'アカウント設定' },
  { remote: 'public', path: '/password-reset', heading: 'パスワードの再設定' },
  { remote: 'search', path: '/clips', heading: '保存した料金' },
];

/** What follows from where an element happens to be and from what else has been loaded, not from a rule. */
const PLACE = /^(?:width|height|inline-size|block-size|perspective-origin|transform-origin)$/;

async function show(page: Page, { path, heading, lateChoices }: Screen): Promise<void> {
  await goInPage(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  if (lateChoices) {
    const choices = page.getByRole('combobox', { name: lateChoices }).locator('option');
    await expect(choices.nth(1)).toBeAttached();
  }
  // Placeholders of data do not change either, for as long as that takes.
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
  });
}

/** Every element of the screen with all of its computed styles. */
function readStyles(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate(
    (main, place) =>
      [...main.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        const values = [...style]
          .filter((name) => !new RegExp(place).test(name))
          .map((name) => `${name}:${style.getPropertyValue(name)}`);
        return `${element.tagName} ${values.join(';')}`;
      }),
    PLACE.source,
  );
}

/** What is the same twice in a row: lists of choices and fonts arrive after the heading. */
async function settled<T>(look: () => Promise<T>): Promise<T> {
  let last = await look();
  await expect(async () => {
    const before = last;
    last = await look();
    expect([last]).toEqual([before]);
  }).toPass({ intervals: [500] });
  return last;
}

/** The window once the site's own font is there, which is fetched when the browser has nothing else to do. */
async function takePicture(page: Page): Promise<string> {
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return picture.toString('base64');
}

/** Which remotes have brought their stylesheet into the page. */
function styledBy(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.styleSheets].flatMap(({ href }) => /\/releases\/([a-z]+)\//.exec(href ?? '')?.[1] ?? []),
    ),
  ]);
}

test('no rule of one remote touches the elements of another, in whatever order they are loaded', async ({
  page,
  signIn,
}) => {
  // Twenty screens, each looked at until it is still.
  test.slow();
  // For whom no other test saves a rate meanwhile.
  await signIn('invoiceOnlyAdmin', '/settings/account');
  const alone = new Map<string, string[]>();
  for (const screen of screens) {
    await page.goto(screen.path);
    await show(page, screen);
    expect(await styledBy(page)).toEqual(expect.arrayContaining(['host', screen.remote]));
    alone.set(screen.remote, await settled(() => readStyles(page)));
  }

  const pictures = new Map<string, string>();
  for (const order of [screens, screens.toReversed()]) {
    await page.goto(order[0]?.path ?? '/');
    for (const screen of order) await show(page, screen);
    expect((await styledBy(page)).toSorted()).toEqual(
      ['host', ...screens.map(({ remote }) => remote)].toSorted(),
    );
    for (const screen of screens) {
      await show(page, screen);
      expect(await settled(() => readStyles(page)), `styles of ${screen.remote} beside the others`).toEqual(
        alone.get(screen.remote),
      );
      const picture = await settled(() => takePicture(page));
      const earlier = pictures.get(screen.remote) ?? picture;
      const changed = await differingPixels(page, [earlier, picture]);
      if (changed > NOISE) await attach(screen.remote, [earlier, picture]);
      expect(changed, `pixels of ${screen.remote} after another order`).toBeLessThanOrEqual(NOISE);
      pictures.set(screen.remote, picture);
    }
  }
});

/** In how many pixels two pictures of the same size differ. */
function differingPixels(page: Page, pictures: [string, string]): Promise<number> {
  return page.evaluate(async (texts) => {
    const read = async (text: string) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return new Uint32Array(canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? []);
    };
    const [before, after] = await Promise.all([read(texts[0]), read(texts[1])]);
    return before.reduce((count, pixel, index) => count + (pixel === after[index] ? 0 : 1), 0);
  }, pictures);
}

/** Keeps two pictures that should have been one, for anyone who reads the report. */
async function attach(name: string, pictures: string[]): Promise<void> {
  for (const [index, picture] of pictures.entries()) {
    const body = Buffer.from(picture, 'base64');
    await test.info().attach(`${name} ${index + 1}`, { body, contentType: 'image/png' });
  }
}
