import { expect, test } from '../support/fixtures.ts';
import { hotels } from '../support/hotels.ts';
import { ownStay } from '../support/stay.ts';

test('the days around a stay are priced when somebody asks, and one of them changes the stay', async ({
  page,
  signIn,
}, testInfo) => {
  const stay = ownStay(testInfo);
  await signIn('employee', `/hotels/${hotels.alwaysHasRooms}?${stay.query}`);
  const days = page.getByRole('list', { name: '前後の日の料金' });
  await expect(page.getByRole('link', { name: /^予約へ進む/ }).first()).toBeVisible();
  await expect(days).toHaveCount(0);
  await page.getByRole('button', { name: '前後の日の料金を見る' }).click();
  await expect(days.getByRole('button')).toHaveCount(7);
  await expect(days).toContainText(/¥[\d,]+/);
  await expect(page.getByText(/現在の料金|分前の料金/)).toBeVisible();
  const before = new URL(page.url()).searchParams.get('checkin');
  const other = days.getByRole('button', { pressed: false, disabled: false }).first();
  await other.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('checkin')).not.toBe(before);
  await expect(days.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^予約へ進む/ }).first()).toBeVisible();
});
