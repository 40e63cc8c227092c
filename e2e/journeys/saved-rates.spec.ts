import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseDates, rateLinks } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { ownStay } from '../support/stay.ts';

/** Leaves nothing of an earlier run behind. */
async function emptyList(page: Page): Promise<void> {
  await page.goto('/clips');
  const nothing = page.getByRole('heading', { name: '保存した料金はまだありません' });
  await expect(nothing.or(page.getByRole('article').first())).toBeVisible();
  if (await nothing.isVisible()) return;
  await page.getByRole('checkbox', { name: 'すべて選ぶ' }).check({ force: true });
  await page.getByRole('button', { name: '削除する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(nothing).toBeVisible();
}

async function saveFirstRates(page: Page, count: number): Promise<void> {
  for (let saved = 0; saved < count; saved++) {
    await page
      .getByRole('button', { name: /^保存 ?:/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^保存済み/ })).toHaveCount(saved + 1);
  }
}

// spec: 2.clips, 7.clipHotelRate, 7.clippedHotelRates, 7.deleteClippedHotelRates
test('saves rates, prices them again, compares them and deletes them', async ({
  page,
  signIn,
  menu,
  isMobile,
}, testInfo) => {
  const stay = ownStay(testInfo);
  // Saved rates belong to a person: the two windows are two people.
  await signIn(isMobile ? 'admin' : 'employee');
  await emptyList(page);
  await expectNoAxeViolations(page);

  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay.query}`);
  await expect(rateLinks(page).first()).toBeVisible();
  await saveFirstRates(page, 2);
  await page
    .getByRole('button', { name: /^保存済み/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^保存済み/ })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: /^保存済み/ })).toHaveCount(1);
  await page.goto(`/hotels/${hotels.changesPriceAtPriceCheck}?${stay.query}`);
  await saveFirstRates(page, 2);

  await menu('保存した料金');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(page.getByText('上の宿泊日で「料金を確かめる」を押してください。')).toHaveCount(3);
  await chooseDates(page, stay);
  await page.getByRole('button', { name: '料金を確かめる' }).click();
  await expect(page).toHaveURL(new RegExp(`checkin=${stay.checkin}`));
  await expect(cards.getByText(/今回のお支払い/)).toHaveCount(3);
  await expect(rateLinks(page)).toHaveCount(3);

  await cards.first().getByRole('checkbox').check({ force: true });
  await expect(page.getByText('比較するには2件以上を選んでください。')).toBeVisible();
  await cards.last().getByRole('checkbox').check({ force: true });
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '比較する' }).click();
  const table = page.getByRole('table', { name: '料金の比較' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^今回のお支払い/ }).getByText(/¥/)).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: '一覧に戻る' }).click();
  await expect(cards).toHaveCount(3);

  await page.getByRole('button', { name: '選択を解除' }).click();
  await cards.first().getByRole('checkbox').check({ force: true });
  await cards.last().getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: '削除する' }).click();
  const question = page.getByRole('alertdialog', { name: '2件の料金を削除しますか?' });
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByText('2件を元に戻しました')).toBeVisible();
  await expect(cards).toHaveCount(3);

  // Nobody has room for eight times fourteen.
  const crowd = new URLSearchParams({ checkin: stay.checkin, checkout: stay.checkout });
  for (let room = 0; room < 8; room++) crowd.append('room', '14');
  await page.goto(`/clips?${crowd}`);
  await expect(cards.getByText('空室なし')).toHaveCount(3);
  await expect(rateLinks(page)).toHaveCount(0);
  await emptyList(page);
});
