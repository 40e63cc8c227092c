import { hotels } from '../support/hotels.ts';
import { signInOnce } from '../support/sign-in.ts';
import { expect, test } from './_look.ts';

test('search form, suggestions, calendar and rooms', async ({ member: page, look }) => {
  await page.goto('/');
  await expect(page.getByText('請求書払いに対応')).toBeVisible();
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

// Of a branch that no other picture shows: its people would see the office too.
test('what is one’s own on the start page', { tag: '@plain' }, async ({ page, stay, look }) => {
  await signInOnce(page, 'hiroshimaAdmin', '/settings/branch');
  const offices = page.getByRole('region', { name: 'オフィス' });
  await offices.getByRole('textbox', { name: 'オフィス名' }).fill('東京オフィス');
  await offices.getByRole('combobox', { name: '最寄り駅・地域' }).fill('東京駅');
  await page
    .getByRole('option', { name: /^東京駅/ })
    .first()
    .click();
  await offices.getByRole('button', { name: 'オフィスを登録する' }).click();
  // Another look may have entered it, and saved the rate, already.
  await expect(
    offices
      .getByRole('listitem')
      .or(offices.getByText(/^同じ名前/))
      .first(),
  ).toBeVisible();
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay}`);
  const save = page.getByRole('button', { name: /^保存 ?:/ });
  const saved = page.getByRole('button', { name: /^保存済み/ });
  await expect(save.or(saved).first()).toBeVisible();
  if ((await saved.count()) === 0) await save.first().click();
  await expect(saved.first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: '保存した料金' })).toContainText('¥');
  await look('start-own');
});

test('results', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels?q=新宿&region=10141&${stay}`);
  await expect(page.getByRole('article').first()).toContainText('¥');
  await look('results');
});

test('results in rows', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels?q=新宿&region=10141&${stay}`);
  await expect(page.getByRole('article').first()).toContainText('¥');
  await page.getByText('コンパクト', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'コンパクト' })).toBeChecked();
  await look('results-compact');
  // The other pictures of results show cards.
  await page.getByText('標準', { exact: true }).click();
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
  await page.getByRole('dialog', { name: '地図' }).getByRole('button', { name: '閉じる' }).click();
  await page.getByRole('button', { name: /^絞り込み/ }).click();
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toContainText(/\d軒|\d+/);
  await look('results-filters');
});
