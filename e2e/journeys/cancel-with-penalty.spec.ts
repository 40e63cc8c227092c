import { bookFromGuests } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { dayAfter } from '../support/stay.ts';
import { yen } from '../support/yen.ts';

test('a late cancellation costs what was shown before, and is 確認中 until the hotel has answered', async ({
  page,
  signIn,
}) => {
  const checkin = dayAfter(1);
  const stay = { checkin, checkout: dayAfter(2), query: `checkin=${checkin}&checkout=${dayAfter(2)}&room=1` };
  await signIn('employee');
  await startBooking(page, hotels.alwaysHasRooms, stay);
  await bookFromGuests(page);
  await page.getByRole('link', { name: '予約の詳細を見る' }).click();

  await page.getByRole('button', { name: '客室をキャンセルする' }).click();
  const dialog = page.getByRole('dialog', { name: '客室のキャンセル' });
  const totals = dialog.getByRole('region', { name: 'キャンセルの合計' });
  const amount = async (term: string) =>
    yen(await totals.getByRole('term').filter({ hasText: term }).locator('+ dd').innerText());
  const [penalty, refund] = [await amount('キャンセル料の合計'), await amount('返金額の合計')];
  expect(penalty).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'キャンセルを確定する' }).click();
  await expect(dialog.getByText('キャンセル料を確かめて、同意してください。')).toBeVisible();
  await dialog.getByText(/同意します/).click();
  const article = page.locator('article', { has: page.locator('h3', { hasText: /^1室目/ }) });
  // Looked for from now on: on a busy machine the hotel may have answered before the dialog has gone.
  const underWay = expect(article).toContainText('キャンセル確認中');
  await dialog.getByRole('button', { name: 'キャンセルを確定する' }).click();
  await expect(dialog).toBeHidden();
  await underWay;

  const room = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^1室目/ }) });
  await expect(room).toContainText(/キャンセル済み|返金済み/);
  expect(yen(await room.getByRole('term').filter({ hasText: '返金額' }).locator('+ dd').innerText())).toBe(
    refund,
  );
  await expect(page.getByText('キャンセル済み').first()).toBeVisible();
});
