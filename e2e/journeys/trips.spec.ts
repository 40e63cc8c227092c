import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { bookFromGuests, confirmButton, consent } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { signIn as signInAt } from '../support/sign-in.ts';
import { ownStay } from '../support/stay.ts';
import { yen } from '../support/yen.ts';

async function downloadFile(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download') as Promise<Download>,
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** The conditions are in the page, or in a sheet where it is narrow. */
async function openConditions(page: Page, isMobile: boolean) {
  if (!isMobile) {
    await page.getByRole('button', { name: '詳細条件', exact: true }).click();
    return page.getByRole('search');
  }
  await page.getByRole('button', { name: '絞り込み', exact: true }).click();
  return page.getByRole('dialog', { name: '予約を絞り込む' });
}

const roomCard = (page: Page, number: number) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${number}室目`) }) });

// The link that was taken back is not found.
test.use({ allowedProblems: /404 \(Not Found\) \(.*\/p\/trips\// });

// spec: 2.trips, 2.trips-csv, 2.trip, 2.vouchers, 2.itineraries, 2.public-trip, 7.branchTravels, 7.travelDetailsForCsv, 7.travelInDetail, 7.changeRoomDetails, 7.vouchers, 7.itineraries, 7.createCompanyTravelMemo, 7.deleteCompanyTravelMemo, 7.travelDetailDownloadLink, 7.travelByKey, 7.travelVoucherDownloadLinkByKey
test('a trip is found, exported, changed, printed and shared, and its link is taken back', async ({
  page,
  signIn,
  newVisitor,
  isMobile,
}, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo, { rooms: ['1', '1'], nights: 2 }));
  const number = await bookFromGuests(page, { rooms: 2 });

  await page.goto('/trips');
  const fields = await openConditions(page, isMobile);
  await fields.getByRole('searchbox', { name: '予約番号' }).fill(number);
  await fields.getByRole('combobox', { name: '予約者' }).selectOption({ label: '田中 健一' });
  await fields.getByRole('combobox', { name: 'お支払い方法' }).selectOption('請求書払い');
  await expectNoAxeViolations(page);
  await fields.getByRole('button', { name: 'この条件で検索' }).click();
  await expect(page).toHaveURL(new RegExp(`number=${number}.*payment=invoice`));
  await expect(page.getByText('1件中 1件を表示')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1件中 1件を表示')).toBeVisible();
  const csv = await downloadFile(page, 'CSVダウンロード');
  expect(csv.name).toMatch(/^予約一覧_[\d-]+\.csv$/);
  expect([...csv.content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = csv.content.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"${number}","予約確定"`);
  await page.getByRole('button', { name: 'キャンセル済み' }).click();
  await expect(page.getByText('条件に合う予約がありません')).toBeVisible();
  await page.goBack();
  await page.getByRole('row').filter({ hasText: number }).getByRole('link').click();

  const room = roomCard(page, 2);
  await expect(room.getByText('現在')).toBeVisible();
  await room.getByRole('button', { name: '2室目の宿泊者・ご要望を変更' }).click();
  const dialog = page.getByRole('dialog', { name: '2室目の宿泊者・ご要望の変更' });
  await dialog.getByRole('textbox', { name: '姓(ローマ字)' }).fill('さとう');
  await dialog.getByRole('button', { name: '変更を確定する' }).click();
  await expect(dialog.getByText(/候補を選ぶか/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: '「SATO」にする' }).click();
  await dialog.getByRole('textbox', { name: 'ホテルへのご要望' }).fill('High floor, please.');
  await dialog.getByRole('button', { name: '変更を確定する' }).click();
  await expect(dialog).toBeHidden();
  await expect(room).toContainText('SATO KENICHI');
  await expect(room).toContainText('High floor, please.');

  const memo = `経理へ連絡済み ${number}`;
  await page.getByRole('textbox', { name: '社内メモを追加' }).fill(memo);
  await page.getByRole('button', { name: 'メモを追加' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: memo })).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: memo })
    .getByRole('button', { name: 'このメモを削除' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText(memo)).toHaveCount(0);

  await page.getByRole('button', { name: '予約明細(PDF)' }).click();
  await page.getByText('English(英語)').click();
  await expectNoAxeViolations(page);
  const detail = await downloadFile(page, 'ダウンロード');
  expect(detail.content.subarray(0, 5).toString()).toBe('%PDF-');
  const calendar = await downloadFile(page, 'カレンダーに追加');
  expect(calendar.content.toString('utf8')).toContain('BEGIN:VEVENT');

  await page.getByRole('link', { name: '旅程表' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '旅程表' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '予約の詳細' }).click();
  await page.getByRole('link', { name: '宿泊確認書' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '宿泊確認書' })).toBeVisible();
  await page.getByText(/^1室目/).click();
  await expect(page).toHaveURL(/rooms=2/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('SATO KENICHI');
  await expectNoAxeViolations(page);
  const voucher = await downloadFile(page, '1室分をPDFで保存');
  expect(voucher.content.subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: '予約の詳細' }).click();
  const link = page.getByRole('textbox', { name: '宿泊者用のリンク' });
  const old = await link.inputValue();
  const guest = await newVisitor();
  await guest.goto(old);
  await expect(guest.getByRole('main')).toContainText(number);
  await page.getByRole('button', { name: 'リンクを無効にする' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: '無効にする' }).click();
  await expect(page.getByText(/宿泊者用のリンクは無効です/)).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('main')).not.toContainText(number);
  await page.getByRole('button', { name: '新しいリンクを発行する' }).click();
  await expect(link).not.toHaveValue(old);
  await guest.goto(await link.inputValue());
  await expect(guest.getByRole('main')).toContainText(number);
});

// spec: 7.prepareToBookHotel, 7.bookExpediaHotel
test('a trip moves to other days with the difference shown, and the old one is given up afterwards', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  await bookFromGuests(page);
  await page.getByRole('link', { name: '予約の詳細を見る' }).click();
  await expect(page).toHaveURL(/\/trips\//);
  const old = page.url();
  await page.getByRole('link', { name: '宿泊日を変更' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '新しい宿泊日を選んでください' })).toBeVisible();
  await expectNoAxeViolations(page);
  const { query } = ownStay(testInfo, { nights: 2, turn: 1 });
  await page.goto(`${old}/dates?hotel=${hotels.alwaysHasRooms}&${query}`);
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /変更へ進む/ }) });
  await expect(offer.first()).toBeVisible();
  await expectNoAxeViolations(page);
  const sum = async (term: string) =>
    yen(await offer.first().getByRole('term').filter({ hasText: term }).locator('+ dd').innerText());
  const price = await sum('新しい予約(税込)');
  const difference = await sum('差額');
  expect(difference).toBe(price + (await sum('今の予約の返金')));
  await offer
    .first()
    .getByRole('link', { name: /変更へ進む/ })
    .click();

  await expect(page.getByRole('heading', { level: 1, name: '日程変更の内容の確認' })).toBeVisible();
  const given = page.getByRole('region', { name: '今の予約のキャンセル' });
  await expect(given).toContainText('¥0');
  const again = given.getByRole('term').filter({ hasText: '差額' }).locator('+ dd');
  expect(yen(await again.innerText())).toBe(difference);
  await expect(page.getByRole('main')).toContainText('TANAKA KENICHI');
  await consent(page);
  expect(yen(await confirmButton(page).innerText())).toBe(price);
  await confirmButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '日程を変更しました' })).toBeVisible();
  await page.goto(old);
  await expect(page.getByText('日程を変更しました')).toBeVisible();
  await expect(roomCard(page, 1)).toContainText('キャンセル済み');
  await page.getByRole('link', { name: '変更後の予約' }).click();
  await expect(page.getByRole('link', { name: '変更前の予約' })).toBeVisible();
});

// spec: 2.invoices, 7.invoices, 7.invoiceDownloadLink
test('an administrator saves invoices, and a desk reads those of a branch', { tag: '@wide' }, async ({
  page,
  signIn,
  newVisitor,
}) => {
  await signIn('admin', '/invoices');
  await expect(page.getByRole('heading', { level: 1, name: '請求書' })).toBeVisible();
  await expect(page.getByText(/請求書番号 Y\d{6}-/).first()).toBeVisible();
  await expectNoAxeViolations(page);
  const paid = page.getByRole('row').filter({ hasText: '支払い済み' }).first();
  const month = /\d{4}年\d{1,2}月/.exec(await paid.innerText())?.[0] ?? '';
  const pdf = await downloadFile(page, `${month}の請求書を PDF で保存`);
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = await downloadFile(page, `${month}の請求書を CSV で保存`);
  expect(csv.content.toString('utf8')).toContain('請求書番号');

  const desk = await newVisitor();
  await signInAt(desk, 'operator', '/invoices');
  await desk.getByRole('combobox', { name: '支店' }).selectOption('株式会社さくら商事 東京本社');
  await expect(desk).toHaveURL(/branch=/);
  await expect(desk.getByRole('row').filter({ hasText: month }).first()).toContainText('東京本社');
  await desk.goto('/trips');
  await expect(desk.getByRole('row').filter({ hasText: 'さくら商事' }).first()).toBeVisible();
  await expectNoAxeViolations(desk);
});
