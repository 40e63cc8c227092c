import { brotliCompressSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseDates, rateLinks } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { ownStay } from '../support/stay.ts';

/** A hotel of the demonstration with more reviews than are shown at once. */
const WELL_REVIEWED = '1500003';

test('looks through the photos of a hotel by keyboard alone', async ({ page, signIn }) => {
  await signIn('employee', `/hotels/${hotels.alwaysHasRooms}`);
  const first = page.getByRole('button', { name: /^写真1を拡大/ });
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: '写真' });
  const counter = viewer.getByRole('status');
  await expect(counter).toContainText(/1 \/ \d+枚/);
  const count = Number(/\/ (\d+)枚/.exec(await counter.innerText())?.[1]);
  expect(count).toBeGreaterThan(5);
  await page.keyboard.press('End');
  await expect(counter).toContainText(`${count} / ${count}枚`);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toContainText(`1 / ${count}枚`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(counter).toContainText(`1 / ${count}枚`);
  await viewer.getByRole('button', { name: /^客室\(/ }).click();
  await expect(counter).not.toContainText(`${count}枚`);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test('turns the photos by a swipe of the finger', { tag: '@narrow' }, async ({ page, signIn }) => {
  await signIn('employee', `/hotels/${hotels.alwaysHasRooms}`);
  await page.getByRole('button', { name: /^写真1を拡大/ }).tap();
  const viewer = page.getByRole('dialog', { name: '写真' });
  const counter = viewer.getByRole('status');
  await expect(counter).toContainText(/\D1 \/ \d+枚/);
  const photo = viewer.getByRole('img').first();
  await swipe(photo, -160);
  await expect(counter).toContainText(/\D2 \/ \d+枚/);
  await swipe(photo, 160);
  await expect(counter).toContainText(/\D1 \/ \d+枚/);
});

/** A finger that moves sideways over an element, as the browser's own input has it. */
async function swipe(element: Locator, by: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to swipe over');
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - by / 2;
  const session = await element.page().context().newCDPSession(element.page());
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from + by * share, y }],
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

// spec: 2.hotel
test('narrows the rates of a hotel, in an address that says so', async ({ page, signIn }, testInfo) => {
  const stay = ownStay(testInfo, { nights: 2 });
  await signIn('employee', `/hotels/${hotels.alwaysHasRooms}?${stay.query}`);
  const meals = page.getByRole('heading', { level: 4 }).filter({ hasText: /食/ });
  await expect(meals.filter({ hasText: '食事なし' }).first()).toBeVisible();
  await page.getByRole('button', { name: /^朝食あり\(/ }).click();
  await expect(page).toHaveURL(/meal=breakfast/);
  await expect(meals.filter({ hasText: '食事なし' })).toHaveCount(0);
  await page.getByRole('combobox', { name: '客室の並べ替え' }).selectOption('料金の高い順');
  await expect(page).toHaveURL(/sort=price-desc/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^朝食あり\(/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(meals.filter({ hasText: '朝食' }).first()).toBeVisible();
  await expect(meals.filter({ hasText: '食事なし' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
});

test('changes dates in place and stays where one reads', async ({ page, signIn }, testInfo) => {
  const before = ownStay(testInfo);
  const after = ownStay(testInfo, { turn: 1, nights: 2 });
  await signIn('employee', `/hotels/${hotels.alwaysHasRooms}?${before.query}`);
  await expect(rateLinks(page).first()).toBeVisible();
  const form = page.getByRole('form', { name: '宿泊日と人数' });
  await chooseDates(page, after);
  await page.getByRole('link', { name: '客室と料金' }).click();
  await expect.poll(async () => (await form.boundingBox())?.y).toBeLessThan(200);
  // Playwright may scroll the page for a click, never for a key.
  await form.getByRole('button', { name: '再検索' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`checkin=${after.checkin}`));
  await expect(rateLinks(page).first()).toBeVisible();
  await expect(form).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`checkin=${before.checkin}`));
});

test('tells what is around a hotel, and shows more of its reviews', async ({ page, signIn }, testInfo) => {
  await signIn('employee', `/hotels/${WELL_REVIEWED}?${ownStay(testInfo).query}`);
  const around = page.getByRole('region', { name: '周辺情報' });
  await expect(around.getByText('人形町駅', { exact: true })).toBeVisible();
  await expect(around.getByRole('heading', { name: '空港' })).toBeVisible();
  const reviews = page.getByRole('region', { name: '口コミ' }).getByRole('listitem');
  await expect(reviews).toHaveCount(6);
  await page.getByRole('button', { name: 'さらに表示する' }).click();
  await expect(reviews.nth(6)).toBeVisible();
  const neighbor = around.getByRole('link').first();
  const name = await neighbor.innerText();
  await neighbor.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/checkin=/);
});

test('reads a hotel in English and comes back to Japanese', { tag: '@wide' }, async ({ page, signIn }) => {
  await signIn('employee', `/hotels/${WELL_REVIEWED}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('link', { name: 'View in English' })).toBeVisible();
  const japanese = await heading.innerText();
  await page.getByRole('link', { name: 'View in English' }).click();
  await expect(heading).toHaveAttribute('lang', 'en-US');
  await expect(page.getByText('Ningyocho Station', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '日本語で表示' }).click();
  await expect(heading).toHaveText(japanese);
  await expect(page.getByText('人形町駅', { exact: true })).toBeVisible();
});

// spec: 2.print
test(
  'puts a hotel on A4 without what paper can’t do',
  { tag: '@wide' },
  async ({ page, signIn }, testInfo) => {
    await signIn('employee', `/hotels/${hotels.alwaysHasRooms}?${ownStay(testInfo).query}`);
    await expect(rateLinks(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('list', { name: 'キャンセル料' }).first()).toBeVisible();
    for (const gone of [
      rateLinks(page),
      page.getByRole('button', { name: /^保存/ }),
      page.getByRole('form'),
      page.getByRole('navigation'),
      page.getByRole('region', { name: '口コミ' }),
    ]) {
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    }
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.length).toBeGreaterThan(0);
    // A4 in points, upright.
    for (const [, width, height] of boxes) {
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    }
  },
);

// spec: 1.public, 2.public-hotel, 6.by-key, 7.hotelByKey
test.describe('a shared hotel', () => {
  // Browsers note in the console that there is nothing at an address.
  test.use({ allowedProblems: /status of 404/ });

  test('is read by somebody who has no account, with scripts and without', { tag: '@wide' }, async ({
    page,
    browser,
    signIn,
    newVisitor,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('employee', `/hotels/${hotels.alwaysHasRooms}`);
    await expect(page.getByRole('button', { name: '共有' })).toBeVisible();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: '共有' }).click();
    const dialog = page.getByRole('dialog', { name: 'ホテルの情報を共有' });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'リンクをコピー' }).click();
    await expect(page.getByText('リンクをコピーしました')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const guest = await newVisitor();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(guest.getByRole('region', { name: 'ご宿泊の前に' })).toBeVisible();
    await expect(guest.getByText(/¥/)).toHaveCount(0);
    await expectNoAxeViolations(guest);
    await guest.getByText(/^すべての写真\(\d+枚\)$/).click();
    await expect(guest.getByRole('region', { name: '写真' }).locator('details img').first()).toBeVisible();
    await guest.getByRole('link', { name: 'View in English' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-US');
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(reader.getByRole('button', { name: '印刷' })).toBeHidden();
    await reader.getByRole('link', { name: 'View in English' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-US');
    await plain.close();
    const html = await (await guest.request.get(link, { headers: { 'accept-encoding': 'br' } })).body();
    expect(brotliCompressSync(html).length, 'bytes until it can be read').toBeLessThan(30 * 1024);
    await guest.goto('/p/hotels/no-such-key');
    await expect(
      guest.getByRole('heading', { level: 1, name: 'ホテルの情報が見つかりません' }),
    ).toBeVisible();
    await expectNoAxeViolations(guest);
  });
});
