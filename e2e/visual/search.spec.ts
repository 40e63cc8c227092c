import { hotels } from '../support/hotels.ts';
import { expect, test } from './_look.ts';

test('search form, suggestions, calendar and rooms', async ({ member: page, look }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('search');
  await page.getByRole('combobox', { name: '目的地' }).fill('新宿');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('search-suggestions');
  await page.keyboard.press('Escape');
  // It covers the dates on a phone: a click that has to wait for it scrolls the page meanwhile.
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.getByRole('button', { name: /^チェックイン / }).click();
  await expect(page.getByRole('dialog', { name: '宿泊日を選択' })).toBeVisible();
  await look('search-calendar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^部屋・人数/ }).click();
  await expect(page.getByRole('dialog', { name: '部屋と人数' })).toBeVisible();
  await look('search-rooms');
});

test('results', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels?q=新宿&region=10141&${stay}`);
  await expect(page.getByRole('article').first()).toContainText('¥');
  await look('results');
});

test('hotels side by side', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels?q=新宿&region=10141&${stay}`);
  for (const card of [0, 1, 2]) {
    await page.getByRole('checkbox', { name: /^比較/ }).nth(card).press('Space');
  }
  const bar = page.getByRole('region', { name: '選んだホテルの比較' });
  await expect(bar).toContainText('3軒を選択中');
  await bar.getByRole('link', { name: '比較する' }).click();
  await expect(page.getByRole('row', { name: /の合計\(税込\)/ })).toContainText('¥');
  await look('comparison');
});

test('results that are empty', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels?q=新宿&region=10141&${stay}&star=1&amenity=pool&amenity=pet`);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /見つかりません/ })).toBeVisible();
  await look('results-empty');
});

// Wide windows show both beside the list.
test('the map and the filters of a narrow window', { tag: '@narrow' }, async ({
  member: page,
  stay,
  look,
}) => {
  await page.goto(`/hotels?q=ホテル&hotel=${hotels.alwaysHasRooms}&${stay}&view=map`);
  const pin = page.getByRole('button', { name: /^取消確認中ホテル/ });
  await expect(pin).toBeVisible();
  await look('results-map');
  await pin.press('Enter');
  await expect(page.getByRole('region', { name: '選択中のホテル' })).toBeVisible();
  await look('results-map-selected');
  await page.getByRole('button', { name: /^絞り込み/ }).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toContainText(/\d軒|\d+/);
  await look('results-filters');
});
