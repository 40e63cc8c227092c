import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { confirmButton, readyToConfirm, travelNumber } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { rateLinks } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { ownStay } from '../support/stay.ts';

// spec: 3.cancel-penalty
test('every screen and the calendar name one deadline of a trip, from which it costs something', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const stay = ownStay(testInfo);
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay.query}`);
  await expect(rateLinks(page).first()).toBeVisible();
  const shown = await page
    .getByText(/ まで無料/)
    .first()
    .innerText();
  const [, deadline = '', month, day, time] = /((\d+)月(\d+)日\(.\) (\d\d:\d\d)) まで無料/.exec(shown) ?? [];
  expect(deadline).not.toBe('');

  await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay });
  const terms = page.getByRole('region', { name: 'キャンセル料' });
  await expect(terms).toContainText(`${deadline} まで無料`);
  await expect(terms.getByText(deadline)).toHaveCount(1);
  await confirmButton(page).click();
  await travelNumber(page);
  await expect(page.getByRole('region', { name: 'このあとの流れ' })).toContainText(`${deadline} まで無料`);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'カレンダーに追加' }).click();
  const file = await (await downloading).path();
  const events = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  const inJapan = events[1]?.endDate
    .toJSDate()
    .toLocaleString('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' });
  expect(inJapan).toMatch(`-${month?.padStart(2, '0')}-${day?.padStart(2, '0')} ${time}`);

  await page.getByRole('link', { name: '予約の詳細を見る' }).click();
  const room = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^1室目/ }) });
  await expect(room).toContainText(`${deadline} まで無料`);
  await expect(room.getByRole('list', { name: 'キャンセル料' }).getByText(deadline)).toHaveCount(1);
  await page.getByRole('button', { name: '客室をキャンセルする' }).click();
  await expect(page.getByRole('dialog', { name: '客室のキャンセル' })).toContainText(
    `${deadline} を過ぎると、キャンセル料が`,
  );
});
