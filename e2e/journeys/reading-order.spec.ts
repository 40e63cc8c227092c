import type { Locator } from '@playwright/test';
import { fillGuests, readyToConfirm, confirmButton, travelNumber } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { choosePlace, submitSearch } from '../support/results.ts';
import { ownStay } from '../support/stay.ts';

// What a screen reader says, from top to bottom: landmarks, headings and what is acted with. What is left out may be
// between; what is named must come in this order.
const tag = '@wide';

test('search and results are read from the form over filters and count to the hotels', { tag }, async ({
  page,
  signIn,
}) => {
  await signIn('employee', '/');
  await expectOrder(page.locator('body'), [
    'link "本文へ移動"',
    'banner',
    'link "ホテルを探す"',
    'link "予約一覧"',
    'main',
    /^heading .*\[level=1\]/,
    'combobox "目的地"',
    /^button .*"チェックイン/,
    /^button .*"部屋・人数/,
    'button "検索"',
    'contentinfo',
    'link "利用規約"',
  ]);
  await choosePlace(page, '東京駅');
  await submitSearch(page);
  await expectOrder(page.getByRole('main'), [
    'main',
    'combobox "目的地"',
    'button "検索"',
    'region "絞り込み"',
    '予約の条件',
    /^checkbox .*無料キャンセル/,
    'ホテルチェーン',
    'heading "東京駅のホテル" [level=1]',
    'combobox "並べ替え"',
    'list "ホテルの一覧"',
    'article',
    '[level=2]',
  ]);
});

test(
  'a hotel is read from its name over rooms and rates to its surroundings and reviews',
  { tag },
  async ({ page, signIn }, testInfo) => {
    await signIn('employee', `/hotels/${hotels.alwaysHasRooms}?${ownStay(testInfo).query}`);
    await expect(page.getByRole('link', { name: /^予約へ進む/ }).first()).toBeVisible();
    await expectOrder(page.getByRole('main'), [
      'main',
      /^heading .*取消確認中ホテル.*\[level=1\]/,
      'link "客室と料金"',
      'heading "客室と料金" [level=2]',
      'button "再検索"',
      'article',
      '[level=3]',
      '[level=4]',
      /^link .*予約へ進む/,
      'heading "周辺情報" [level=2]',
      'heading "駅" [level=3]',
      'heading "口コミ" [level=2]',
    ]);
  },
);

test(
  'a booking is read in the order of its steps, and its trip from state over rooms to the story',
  { tag },
  async ({ page, signIn }, testInfo) => {
    await signIn('employee', '/');
    await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
    await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
    await expectOrder(page.getByRole('main'), [
      'main',
      '宿泊者',
      'heading "宿泊者の情報" [level=1]',
      'heading "1室目の宿泊者" [level=2]',
      /^textbox .*"姓/,
      /^textbox .*"名/,
      /^textbox .*ご要望/,
      'heading "連絡先" [level=2]',
      /^textbox .*メールアドレス/,
      /^textbox .*電話番号/,
      'heading "社内管理用" [level=2]',
      /^textbox .*企業管理コード/,
      /^textbox .*出張目的・メモ/,
      'button "お支払い方法へ進む"',
    ]);
    await fillGuests(page);
    await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay: ownStay(testInfo, { turn: 1 }) });
    await confirmButton(page).click();
    await travelNumber(page);
    await page.goto('/trips');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectOrder(page.getByRole('main'), [
      'main',
      'heading "予約一覧" [level=1]',
      'search',
      'button "詳細条件"',
      'combobox "並び順"',
      'table',
      /^row .*ホテル/,
      /^link .*取消確認中ホテル/,
    ]);
    await page
      .getByRole('link', { name: /取消確認中ホテル/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: '履歴とメモ' })).toBeVisible();
    await expectOrder(page.getByRole('main'), [
      'main',
      /^heading .*取消確認中ホテル.*\[level=1\]/,
      /^heading .*客室.*\[level=2\]/,
      'article',
      /^heading .*1室目.*\[level=3\]/,
      'heading "履歴とメモ" [level=2]',
      /^textbox .*メモを追加/,
      'heading "予約者・連絡先" [level=2]',
    ]);
  },
);

/** The lines of the accessibility tree have all of these, one after the other; others may be between. */
async function expectOrder(what: Locator, wanted: readonly (string | RegExp)[]): Promise<void> {
  await expect(async () => {
    const lines = (await what.ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- '?/, ''));
    let from = 0;
    for (const part of wanted) {
      const at = lines.findIndex(
        (line, index) => index >= from && (typeof part === 'string' ? line.includes(part) : part.test(line)),
      );
      if (at < 0) throw new Error(`${String(part)} is not read after line ${from} of\n${lines.join('\n')}`);
      from = at + 1;
    }
  }).toPass();
}
