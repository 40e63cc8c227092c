import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { hotels } from '../support/hotels.ts';
import { resultMap } from '../support/results.ts';
import { agencyURL } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';

const address = `/hotels/${hotels.alwaysHasRooms}`;
const mapSelector = 'section[aria-label$="の周辺地図"]';
const findMap = (page: Page) => page.locator(mapSelector);

/** The default site has no key for Google Maps; the agency's has one, for which the sandbox plays Google's script. */
const engines: { engine: string; account: Account; site: string; tag: string[] }[] = [
  { engine: 'the embedded map', account: 'employee', site: '', tag: [] },
  { engine: 'Google Maps', account: 'osakaAdmin', site: agencyURL, tag: ['@wide'] },
];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { engine, account, site, tag } of engines) {
  test(
    `${engine} shows a hotel among stations and other hotels, by mouse and by keyboard`,
    { tag },
    async ({ page, signIn }, testInfo) => {
      await signIn(account, `${address}?${ownStay(testInfo).query}`, site);
      const map = findMap(page);
      await map.scrollIntoViewIfNeeded();
      const closer = map.getByRole('button', { name: '地図を拡大' });
      await expect(closer).toBeVisible();
      expect(await page.evaluate(() => 'google' in globalThis)).toBe(engine === 'Google Maps');
      await expect(map.getByRole('img', { name: '駅: 茅場町駅' })).toBeVisible();
      const own = map.getByRole('button', { name: '取消確認中ホテル 東京' });
      await expect(own).toBeInViewport();
      await expectNoAxeViolations(page, mapSelector);

      const scale = map.getByText(/^縮尺 \d/);
      const before = await scale.innerText();
      await map.scrollIntoViewIfNeeded();
      await closer.click();
      await expect(scale).not.toHaveText(before);
      await map.getByRole('button', { name: '地図を縮小' }).click();
      await expect(scale).toHaveText(before);

      // Clusters fall apart into hotels; the keyboard stays among them.
      const group = map.getByRole('group', { name: '地図上のホテル' });
      const focused = group.locator('button:focus');
      const cluster = group.getByRole('button', { name: /^ホテル\d+軒/ });
      const others = group.getByRole('button', { name: /^(?!取消確認中|ホテル\d+軒).+ (¥[\d,]+|該当なし)$/ });
      await expect(cluster.first()).toBeVisible();
      await expect(async () => {
        if ((await others.count()) < 2) await cluster.first().press('Enter', { timeout: 2_000 });
        expect(await others.count()).toBeGreaterThan(1);
      }).toPass();
      await expect(focused).toHaveCount(1);
      await expect(group.locator('button[tabindex="0"]')).toHaveCount(1);

      const other = others.first();
      const label = (await other.getAttribute('aria-label')) ?? '';
      const name = label.replace(/ (¥[\d,]+|該当なし)$/, '');
      const reached = new Set<string>();
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        await other.focus();
        await page.keyboard.press(key);
        reached.add((await focused.getAttribute('aria-label')) ?? '');
      }
      expect(reached.size).toBeGreaterThan(1);

      const pin = group.getByRole('button', { name: label, exact: true });
      await pin.focus();
      await page.keyboard.press('Enter');
      await expect(pin).toHaveAttribute('aria-pressed', 'true');
      const link = map.getByRole('link', { name });
      await expect(link).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(pin).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      // Other colors are another map: what had the focus is gone afterwards.
      await expectNoAxeViolations(page, mapSelector);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    },
  );

  test(
    `${engine} marks more of a search at a time, and searches the part that is shown`,
    { tag },
    async ({ page, signIn, isMobile }, testInfo) => {
      await signIn(account, `/hotels?q=名古屋&region=10221&${ownStay(testInfo).query}`, site);
      if (isMobile) await page.getByRole('button', { name: '地図', exact: true }).click();
      const map = resultMap(page);
      // The ground is drawn by the processor here, which other tests want as well.
      await expect(map.getByText(/^[\d,]+軒中 20軒を地図に表示$/)).toBeVisible();
      // The sheet of a phone does not scroll; a wide page does.
      if (isMobile && site === '') await expect(map.getByText(/^略図/)).toBeInViewport({ ratio: 1 });
      await map.getByRole('button', { name: 'さらに表示' }).click();
      await expect(map.getByText(/^[\d,]+軒中 70軒を地図に表示$/)).toBeVisible();
      await expect(map.getByRole('button', { name: /^ホテル\d+軒、¥[\d,]+から/ }).first()).toBeVisible();
      await map.getByRole('button', { name: '地図を拡大' }).click();
      await map.getByRole('button', { name: 'このエリアを検索' }).click();
      await expect(page).toHaveURL(/area=[\d.,%C-]+/);
      await expect(map.getByRole('button', { name: 'このエリアを検索' })).toBeHidden();
      if (isMobile) await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
      await expect(page.getByRole('button', { name: /^地図のエリア/ })).toBeVisible();
    },
  );
}

test.describe('when the map script can’t be loaded', () => {
  test.use({ allowedProblems: /ERR_FAILED|Failed to load resource/ });

  test('says so in its place, and shows the map at the second try', { tag: '@wide' }, async ({
    page,
    signIn,
  }) => {
    await signIn('osakaAdmin', '/', agencyURL);
    await page.route('**/maps/api/js*', (route) => route.abort(), { times: 1 });
    await page.goto(agencyURL + address);
    const map = findMap(page);
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('alert')).toContainText('地図を表示できませんでした');
    await map.getByRole('button', { name: 'もう一度表示する' }).click();
    await expect(map.getByRole('button', { name: '取消確認中ホテル 東京' })).toBeVisible();
  });
});

/** The sandbox's keys that Google would not serve; the page's own key is put in their place on the way. */
for (const key of ['refused', 'over-quota']) {
  test(`a map with the key «${key}» gives its place to the same words`, { tag: '@wide' }, async ({
    page,
    signIn,
  }) => {
    await signIn('osakaAdmin', '/', agencyURL);
    await page.route('**/maps/api/js*', (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('key', key);
      return route.continue({ url: url.href });
    });
    await page.goto(agencyURL + address);
    const map = findMap(page);
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('alert')).toContainText('地図を表示できませんでした');
  });
}

test('a browser without WebGL keeps the rest of the page', { tag: '@wide' }, async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
  await signIn('employee', address);
  const map = findMap(page);
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('alert')).toContainText('地図を表示できませんでした');
  await expectNoAxeViolations(page, mapSelector);
  await expect(page.getByRole('heading', { name: '周辺情報' })).toBeVisible();
});
