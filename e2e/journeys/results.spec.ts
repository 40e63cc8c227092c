import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { hotels } from '../support/hotels.ts';
import {
  choosePlace,
  closeFilters,
  readCount,
  filters,
  resultMap,
  submitSearch,
} from '../support/results.ts';
import { ownStay } from '../support/stay.ts';

test('filters say what they leave, are kept in the address, and back undoes them', async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn('employee', '/');
  await choosePlace(page, '東京駅');
  await submitSearch(page);
  const whole = page.url();
  let panel = await filters(page, isMobile);
  const laundry = panel.getByRole('checkbox', { name: /^ランドリー/ });
  await expect(laundry).toBeEnabled();
  const promised = await readCount(laundry);
  expect(promised).toBeGreaterThan(0);
  await panel.getByText('ランドリー', { exact: false }).first().click();
  await expect(laundry).toBeChecked();
  await closeFilters(page, isMobile);
  await expect(page).toHaveURL(/amenity=laundry/);
  await expect(page.getByRole('main')).toContainText(`${promised.toLocaleString('ja-JP')}軒`);

  panel = await filters(page, isMobile);
  await panel.getByText(/^4以上/).click();
  await closeFilters(page, isMobile);
  await expect(page).toHaveURL(/score=4/);
  const chips = page.getByRole('list', { name: '絞り込み中の条件' });
  await expect(chips.getByRole('button', { name: /^口コミ4以上/ })).toBeVisible();
  await page.reload();
  await expect(chips.getByRole('button', { name: /^ランドリー/ })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/score=4/);
  await page.goBack();
  await expect(page).toHaveURL(whole);
  await expect(chips).toBeHidden();
});

test('an empty list names the tightest filter and drops it', { tag: '@wide' }, async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn('employee', '/');
  await choosePlace(page, '東京駅');
  await submitSearch(page);
  await page.goto(`${page.url()}&non-smoking=1&max-price=100`);
  await expect(page.getByText('いちばん厳しい条件は「¥100以下」です。')).toBeVisible();
  await expectNoAxeViolations(page);
  const drop = page.getByRole('button', { name: /^「¥100以下」を外して[\d,]+軒を表示$/ });
  const promised = /([\d,]+)軒/.exec(await drop.innerText())?.[1];
  await drop.click();
  await expect(page).not.toHaveURL(/max-price/);
  await expect(page).toHaveURL(/non-smoking=1/);
  await expect(page.getByRole('main')).toContainText(`${promised}軒`);
  await expect(page.getByRole('article').first()).toContainText('¥');

  const panel = await filters(page, isMobile);
  const max = panel.getByRole('textbox', { name: '料金の上限' });
  await max.fill('やすい');
  await panel.getByRole('button', { name: '料金で絞り込む' }).click();
  await expect(panel.getByRole('alert')).toHaveText(/^金額は「12000」/);
  await expect(max).toHaveValue('やすい');
  await max.fill('１２，０００円');
  await panel.getByRole('button', { name: '料金で絞り込む' }).click();
  await expect(page).toHaveURL(/max-price=12000/);
});

test('the list loads more by itself, holds only what is near, and is found again after a hotel', async ({
  page,
  signIn,
}) => {
  await signIn('employee', '/');
  await choosePlace(page, '名古屋');
  await submitSearch(page);
  const cards = page.getByRole('article');
  const at = (position: number) => page.locator(`li[aria-posinset="${position}"]`);
  // Over the list: over the map the wheel belongs to the map.
  await cards.first().hover();
  for (const position of [15, 30, 45]) {
    await expect(async () => {
      await page.mouse.wheel(0, 1_500);
      await expect(at(position)).toBeAttached({ timeout: 500 });
    }).toPass();
  }
  expect(await cards.count()).toBeLessThan(40);
  const link = at(45).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const name = (await link.innerText()).trim();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(at(45).getByRole('link', { name })).toBeInViewport();
});

test(
  'the hotel that was named comes first, also when it is sold out',
  { tag: '@wide' },
  async ({ page, signIn }, testInfo) => {
    await signIn('employee');
    const { query } = ownStay(testInfo, { rooms: ['14'] });
    await page.goto(`/hotels?q=ホテル&hotel=${hotels.alwaysHasRooms}&${query}`);
    const first = page.getByRole('article').first();
    await expect(first).toContainText('お選びのホテル');
    await expect(first).toContainText('この条件では空室がありません');
    await expect(first.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^/hotels/${hotels.alwaysHasRooms}\\?`),
    );
  },
);

test(
  'full hotels are left out and counted, until they are asked for',
  { tag: '@wide' },
  async ({ page, signIn }, testInfo) => {
    await signIn('employee', '/');
    await choosePlace(page, '新宿');
    await submitSearch(page);
    const region = new URL(page.url()).searchParams.get('region');
    const { query } = ownStay(testInfo, { rooms: Array.from({ length: 8 }, () => '2-5,5') });
    await page.goto(`/hotels?q=新宿&region=${region}&${query}`);
    const line = page.getByText(/^ほかに、この日程・人数で泊まれる空室がないホテルが[\d,]+軒あります。/);
    await expect(line).toBeVisible();
    const soldOut = Number(/([\d,]+)軒/.exec(await line.innerText())?.[1]?.replaceAll(',', ''));
    const count = page.locator('output strong').first();
    await expect(count).toHaveText(/^[\d,]+軒$/);
    const available = Number.parseInt((await count.innerText()).replaceAll(',', ''), 10);
    await expect(page.getByText('この条件では空室がありません')).toHaveCount(0);
    await page.getByRole('button', { name: '空室がないホテルも表示' }).click();
    await expect(page).toHaveURL(/sold-out=1/);
    await expect(count).toHaveText(`${available + soldOut}軒`);
    await page.getByRole('button', { name: '空室のあるホテルだけを表示' }).click();
    await expect(page).not.toHaveURL(/sold-out/);
    await expect(count).toHaveText(`${available}軒`);
  },
);

test('the keyboard is at the first hotel within ten steps', { tag: '@wide' }, async ({ page, signIn }) => {
  await signIn('employee', '/');
  await choosePlace(page, '新宿');
  await submitSearch(page);
  await page.reload();
  const first = page.getByRole('article').first().getByRole('link');
  await expect(first).toBeVisible();
  const content = page.getByRole('link', { name: '本文へ移動' });
  const list = page.getByRole('link', { name: '検索条件と絞り込みを飛ばして一覧へ移動' });
  const isFocused = (link: Locator) => link.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 10 && !(await isFocused(first)); steps += 1) {
    await page.keyboard.press('Tab');
    if ((await isFocused(content)) || (await isFocused(list))) await page.keyboard.press('Enter');
  }
  await expect(first).toBeFocused();
});

test('list and map follow each other, and a part of the map is searched', async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn('employee', '/');
  await choosePlace(page, '東京駅');
  await submitSearch(page);
  if (isMobile) {
    await page.getByRole('button', { name: '地図', exact: true }).click();
  }
  const map = resultMap(page);
  const pin = map.getByRole('button', { name: /¥[\d,]+$/ }).first();
  await expect(pin).toBeVisible();
  const name = ((await pin.getAttribute('aria-label')) ?? '').replace(/ ¥[\d,]+$/, '');
  await pin.press('Enter');
  await expect(map.getByRole('button', { name, pressed: true })).toBeVisible();
  const card = page.getByRole('article', { name });
  await expect(card).toBeInViewport();
  await expectNoAxeViolations(page);
  if (isMobile) {
    await expectClearPin(map.getByRole('button', { name, pressed: true }), card);
    await page.getByRole('button', { name: '選択を解除' }).click();
    await expect(card).toBeHidden();
  }

  await map.getByRole('button', { name: '地図を拡大' }).click();
  await map.getByRole('button', { name: 'このエリアを検索' }).click();
  await expect(page).toHaveURL(/area=[\d.,%C-]+/);
  if (isMobile) {
    // The sheet stays over the new list.
    const sheet = page.getByRole('dialog', { name: '地図' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: '閉じる' }).click();
    await expect(sheet).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^地図のエリア/ }).click();
  await expect(page).not.toHaveURL(/area=/);
  await expect(page.getByRole('article').first()).toContainText('東京駅から');
});

/** The whole pin is on the screen, and the card of its hotel begins below it. */
async function expectClearPin(pin: Locator, card: Locator): Promise<void> {
  await expect(async () => {
    const [of, below] = [await pin.boundingBox(), await card.boundingBox()];
    if (!of || !below) throw new Error('pin or card is not drawn');
    expect(of.y).toBeGreaterThan(0);
    expect(of.y + of.height).toBeLessThanOrEqual(below.y);
  }).toPass();
}
