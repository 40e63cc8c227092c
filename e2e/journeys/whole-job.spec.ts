import { bookFromGuests } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseDates, rateLinks } from '../support/hotel-page.ts';
import { ownStay } from '../support/stay.ts';
import { yen } from '../support/yen.ts';

// spec: 2.public-trip, 2.trips, 7.cancelRooms, 7.sign-in-out
test('a person finds a hotel, books two rooms, cancels one, and the guest opens the voucher', async ({
  page,
  signInByForm,
  menu,
  newVisitor,
}, testInfo) => {
  const stay = ownStay(testInfo, { nights: 2 });
  await signInByForm('employee');

  const destination = page.getByRole('combobox', { name: '目的地' });
  const suggestion = page.getByRole('option');
  for (const typed of ['新宿', 'しんじゅく', 'shinjuku']) {
    await destination.fill(typed);
    await expect(
      suggestion
        .filter({ hasText: '新宿' })
        .filter({ hasText: /ホテル\d+軒/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('listbox')).toContainText('エリア');
    await expect(suggestion.filter({ hasText: 'Shinjuku' }).first()).toBeVisible();
  }
  await suggestion.filter({ hasText: '新宿' }).first().click();
  await chooseDates(page, stay);
  await page.getByRole('button', { name: /^部屋・人数/ }).click();
  const party = page.getByRole('dialog', { name: '部屋と人数' });
  await party.getByRole('button', { name: '部屋を追加' }).click();
  await party.getByRole('button', { name: '完了' }).click();
  await expect(page.getByRole('button', { name: /^部屋・人数 2室/ })).toBeVisible();
  await page.getByRole('button', { name: '検索', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: /新宿.*のホテル/ })).toBeVisible();
  const hotel = page.getByRole('article').filter({ hasText: '無料キャンセル' }).first();
  await expect(hotel).toContainText(/2泊・2室.*¥[\d,]+/);
  const name = (await hotel.getByRole('heading', { level: 2 }).innerText()).trim();
  await hotel.getByRole('link', { name }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await rateLinks(page).first().click();
  const number = await bookFromGuests(page, { rooms: 2 });
  const prices = (await page.getByRole('main').innerText()).match(/¥[\d,]{6,}/g) ?? [];
  expect(prices).not.toEqual([]);

  await menu('予約一覧');
  await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
  const trip = page.getByRole('row').filter({ hasText: number });
  await expect(trip).toContainText('予約確定');
  await trip.getByRole('link', { name }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`予約番号 ${number}`);
  await page.getByRole('button', { name: '客室をキャンセルする' }).click();
  const dialog = page.getByRole('dialog', { name: '客室のキャンセル' });
  await dialog.getByText('2室目').click();
  const totals = dialog.getByRole('region', { name: 'キャンセルの合計' });
  await expect(totals).toContainText('1室');
  const amount = async (term: string) =>
    yen(await totals.getByRole('term').filter({ hasText: term }).locator('+ dd').innerText());
  const [penalty, refund] = [await amount('キャンセル料の合計'), await amount('返金額の合計')];
  expect(penalty + refund).toBeGreaterThan(0);
  await dialog.getByText(/同意します/).click();
  await dialog.getByRole('button', { name: 'キャンセルを確定する' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('一部キャンセル').first()).toBeVisible();
  const room = (at: number) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: new RegExp(`^${at}室目`) }) });
  await expect(room(1)).toContainText('予約確定');
  await expect(room(2)).toContainText('キャンセル済み');
  await expect(page.getByRole('main')).toContainText('返金後のお支払い');

  const link = await page.getByRole('textbox', { name: '宿泊者用のリンク' }).inputValue();
  const visitor = await newVisitor();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: /宿泊確認書/ })).toBeVisible();
  const voucher = visitor.getByRole('main');
  await expect(voucher).toContainText(number);
  await expect(voucher).toContainText(name);
  await expect(voucher).toContainText('TANAKA KENICHI');
  await expect(voucher).toContainText('Hotel Voucher');
  await expect(voucher).not.toContainText('お支払い(税込)');
  for (const price of prices) await expect(voucher).not.toContainText(price);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /さんのメニュー$/ })
    .click();
  await page.getByRole('menuitem', { name: 'サインアウト' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
  // The page reloads by itself after the end of a session, which may overtake this one.
  await expect(() => page.goto('/trips')).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
});
