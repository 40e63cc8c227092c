import { hotels } from '../support/hotels.ts';
import { rateLinks } from '../support/hotel-page.ts';
import { expect, test, toTop } from './_look.ts';

test('a hotel with its rooms', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay}`);
  await expect(rateLinks(page).first()).toBeVisible();
  await look('hotel');
  await rateLinks(page).first().scrollIntoViewIfNeeded();
  await look('hotel-rooms');
  await page.getByRole('heading', { level: 2, name: '口コミ' }).scrollIntoViewIfNeeded();
  await look('hotel-reviews');
  for (const [heading, name] of [
    ['周辺情報', 'hotel-surroundings'],
    ['ご宿泊の前に', 'hotel-notes'],
  ] as const) {
    await toTop(page.getByRole('heading', { level: 2, name: heading }));
    await look(name);
  }
});

test('the photos and the link of a hotel', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay}`);
  await page.getByRole('button', { name: /^写真1を拡大/ }).click();
  await expect(page.getByRole('dialog', { name: '写真' })).toBeVisible();
  await look('hotel-gallery');
  await page.reload();
  await page.getByRole('button', { name: '共有' }).click();
  await expect(page.getByRole('dialog', { name: 'ホテルの情報を共有' })).toBeVisible();
  await look('hotel-share');
});

test('a hotel that is not there', async ({ member: page, look }) => {
  await page.goto('/hotels/0');
  await expect(page.getByRole('heading', { level: 1, name: 'ホテルが見つかりません' })).toBeVisible();
  await look('hotel-missing');
});

test('saved rates without any', async ({ member: page, look }) => {
  await page.goto('/clips');
  await expect(page.getByRole('heading', { name: /保存した料金はまだありません/ })).toBeVisible();
  await look('clips-empty');
});
