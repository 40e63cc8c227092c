import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import {
  choosePayment,
  confirmButton,
  fillGuests,
  readyToConfirm,
  travelNumber,
} from '../support/booking.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { agencyURL } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';
import { yen } from '../support/yen.ts';

// spec: 2.booking, 2.legal, 2.terms
test('the confirmation shows all that is agreed, to the yen, and needs both consents', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const stay = ownStay(testInfo, { rooms: ['2-5', '1'], nights: 2 });
  await startBooking(page, hotels.alwaysHasRooms, stay);
  await fillGuests(page, 2);
  await choosePayment(page, '出張用 Visa');
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  const region = (name: string) => page.getByRole('region', { name });

  await expect(region('宿泊内容')).toContainText('取消確認中ホテル 東京');
  await expect(region('宿泊内容')).toContainText('2室・大人3名・子ども1名');
  await expect(region('宿泊者と連絡先')).toContainText('このままホテルへ送ります');
  await expect(region('宿泊者と連絡先')).toContainText('TANAKA KENICHI');
  await expect(region('お支払い方法')).toContainText('出張用 Visa');
  await expect(region('ご宿泊の前に')).toContainText('チェックイン');
  await expect(region('契約について')).toContainText('Yado株式会社');
  await expect(region('契約について')).toContainText('契約が成立する時');
  await expect(region('キャンセル料')).toContainText('まで無料');

  const price = region('料金');
  await price.getByText('1泊ごとの内訳').click();
  const nights = price.getByRole('row').filter({ hasText: /月\d+日/ });
  await expect(nights).toHaveCount(4);
  let sum = 0;
  for (const night of await nights.all()) sum += yen(await night.getByRole('cell').last().innerText());
  expect(sum).toBe(yen(await confirmButton(page).innerText()));
  await price.getByRole('button', { name: '税およびサービス料について' }).click();
  await expect(page.getByRole('dialog', { name: '税およびサービス料とは' })).toBeVisible();
  await page.keyboard.press('Escape');

  for (const name of ['利用規約', '宿泊サプライヤー規約', '特定商取引法に基づく表記']) {
    const opening = page.waitForEvent('popup');
    await region('予約の確定').getByRole('link', { name, exact: true }).click();
    const document = await opening;
    await expect(document.getByRole('heading', { level: 1, name })).toBeVisible();
    await document.close();
  }

  await confirmButton(page).click();
  await expect(page.getByText('ご確認のうえ、チェックを入れてください。')).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'キャンセル料の条件を確認しました' })).toBeFocused();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: '宿泊者と連絡先を変更する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
});

test(
  'under an agency the contract is with the agency, under its number and terms',
  { tag: '@wide' },
  async ({ page, signIn }, testInfo) => {
    await signIn('osakaAdmin', '/', agencyURL);
    await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo), agencyURL);
    await fillGuests(page);
    await choosePayment(page, '請求書払い');
    const contract = page.getByRole('region', { name: '契約について' });
    await expect(contract).toContainText('みらいトラベル');
    await expect(contract).toContainText('大阪府知事登録旅行業第2-0000号');
    const consents = page.getByRole('region', { name: '予約の確定' });
    await expect(consents.getByRole('link', { name: '利用規約', exact: true })).toHaveAttribute(
      'href',
      /mirai-terms$/,
    );
    const opening = page.waitForEvent('popup');
    await consents.getByRole('link', { name: '特定商取引法に基づく表記' }).click();
    const notice = (await opening).getByRole('main');
    for (const fact of ['株式会社みらいトラベル', '大阪府知事登録旅行業第2-0000号', 'T8000000000001']) {
      await expect(notice).toContainText(fact);
    }
    await expect(notice).not.toContainText('Yado株式会社');
  },
);

// spec: 1.public, 2.completed, 2.public-trip
test('the completed page gives the stay and its free-cancel deadline to the calendar, and the voucher to the guest', async ({
  page,
  signIn,
  newVisitor,
}, testInfo) => {
  await signIn('employee');
  const stay = ownStay(testInfo, { nights: 2 });
  await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay });
  await confirmButton(page).click();
  const number = await travelNumber(page);
  await expect(page.getByRole('region', { name: 'このあとの流れ' }).getByRole('listitem')).not.toHaveCount(0);
  await expectNoAxeViolations(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'カレンダーに追加' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`${number}.ics`);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  const [trip, deadline] = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  // The hotel's hours, in Japan.
  expect(trip?.startDate.toJSDate()).toEqual(new Date(`${stay.checkin}T14:00:00+09:00`));
  expect(trip?.endDate.toJSDate()).toEqual(new Date(`${stay.checkout}T11:00:00+09:00`));
  expect(trip?.summary).toContain('取消確認中ホテル 東京');
  expect(trip?.description).toContain(number);
  expect(deadline?.summary).toContain('無料キャンセルの期限');
  expect(deadline?.endDate.toJSDate().getTime()).toBeLessThan(trip?.startDate.toJSDate().getTime() ?? 0);
  expect(deadline?.component.getAllSubcomponents('valarm')).toHaveLength(2);

  const link = await page.getByRole('textbox', { name: '宿泊者用のリンク' }).inputValue();
  const visitor = await newVisitor();
  await visitor.goto(link);
  await expect(visitor.getByRole('main')).toContainText(number);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: '印刷する' })).toBeHidden();
  await expect(page.getByRole('main')).toContainText(number);
});
