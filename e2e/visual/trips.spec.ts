// Needs a booking of its own, like `booked.spec.ts`, and runs with it once all other pictures are taken.
import { bookFromGuests } from '../support/booking.ts';
import { rateLinks } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { signInOnce } from '../support/sign-in.ts';
import { expect, test, toTop } from './_look.ts';

const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const heading = { level: 1 } as const;

test('a trip from the list to its documents', async ({ member: page, stay, look }) => {
  // Apart from the days that the completed booking's picture takes in the same week.
  const params = new URLSearchParams(stay);
  const checkin = later(params.get('checkin') ?? '', 3);
  params.set('checkin', checkin);
  params.set('checkout', later(checkin, 2));
  params.append('room', '2');
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${params}`);
  await rateLinks(page).first().click();
  await bookFromGuests(page, { rooms: 2 });

  await page.goto(`/trips?stay-from=${checkin}&stay-to=${checkin}&status=booked`);
  await expect(page.getByText('1件中 1件を表示')).toBeVisible();
  await look('trips');
  await page.goto('/trips?guest=NOBODY');
  await expect(page.getByText('条件に合う予約がありません')).toBeVisible();
  await look('trips-empty');
  await page.goto(`/trips?stay-from=${checkin}&stay-to=${checkin}&status=booked`);
  await page.getByRole('row').filter({ hasText: '予約番号' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: /^客室/ })).toBeVisible();
  await look('trip');
  await page.getByRole('button', { name: '1室目の宿泊者・ご要望を変更' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('trip-change');
  await page.reload();
  const cancel = page.getByRole('button', { name: '客室をキャンセルする' });
  // Otherwise the place of the page behind the dialog depends on what had loaded when it was restored.
  await toTop(cancel);
  await cancel.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('trip-cancel');

  const trip = page.url();
  for (const [paper, name] of [
    ['itineraries', '旅程表'],
    ['vouchers', '宿泊確認書'],
  ]) {
    await page.goto(`${trip}/${paper}`);
    await expect(page.getByRole('heading', { ...heading, name })).toBeVisible();
    await look(`trip-${paper}`);
  }
  params.set('hotel', hotels.alwaysHasRooms);
  params.set('checkin', later(checkin, 60));
  params.set('checkout', later(checkin, 62));
  await page.goto(`${trip}/dates?${params}`);
  await expect(page.getByRole('link', { name: /変更へ進む/ }).first()).toBeVisible();
  await look('trip-dates');
});

test('invoices', async ({ page, account, look }) => {
  await signInOnce(page, account === 'employee' ? 'admin' : account, '/invoices');
  await expect(page.getByRole('heading', { ...heading, name: '請求書' })).toBeVisible();
  await look('invoices');
  // The agency's branch has none.
  if (account !== 'employee') return;
  await page
    .getByRole('link', { name: /の明細$/ })
    .first()
    .click();
  await expect(page.getByRole('table', { name: '請求の明細' })).toBeVisible();
  await look('invoice');
});
