import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { hotels } from '../support/hotels.ts';
import { agencyURL } from '../support/sandbox.ts';

const address = `/hotels/${hotels.alwaysHasRooms}`;
const mapSelector = 'section[aria-label$="の周辺地図"]';
const mapOf = (page: Page) => page.locator(mapSelector);

/** The default site has no key for Google Maps; the agency's has one, for which the sandbox plays Google's script. */
const engines = [
  { engine: 'the embedded map', account: 'employee', site: '' },
  { engine: 'Google Maps', account: 'osakaAdmin', site: agencyURL },
] as const;

for (const { engine, account, site } of engines) {
  test(`${engine} shows a hotel among stations and other hotels`, async ({ page, signIn }) => {
    await signIn(account, address, site);
    const map = mapOf(page);
    await map.scrollIntoViewIfNeeded();
    const closer = map.getByRole('button', { name: '地図を拡大' });
    await expect(closer).toBeVisible();
    expect(await page.evaluate(() => 'google' in globalThis)).toBe(engine === 'Google Maps');
    await expect(map.getByRole('img', { name: '駅: 東京駅' })).toBeVisible();
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

    await map
      .getByRole('button', { name: /^ホテル\d+軒/ })
      .first()
      .click();
    const group = map.getByRole('group', { name: '地図上のホテル' });
    await expect(scale).not.toHaveText(before);
    await expect(group.locator('button[tabindex="0"]')).toHaveCount(1);
  });
}

test.describe('when the map script can not be had', () => {
  test.use({ allowedProblems: /ERR_FAILED|Failed to load resource/ });

  test('says so in its place, and shows the map at the second try', async ({ page, signIn }) => {
    await signIn('osakaAdmin', '/', agencyURL);
    await page.route('**/maps/api/js*', (route) => route.abort(), { times: 1 });
    await page.goto(agencyURL + address);
    const map = mapOf(page);
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('alert')).toContainText('地図を表示できませんでした');
    await map.getByRole('button', { name: 'もう一度表示する' }).click();
    await expect(map.getByRole('button', { name: '取消確認中ホテル 東京' })).toBeVisible();
  });
});

test('a browser without WebGL keeps the rest of the page', async ({ page, signIn }) => {
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
  const map = mapOf(page);
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('alert')).toContainText('地図を表示できませんでした');
  await expectNoAxeViolations(page, mapSelector);
  await expect(page.getByRole('heading', { name: '周辺情報' })).toBeVisible();
});
