import { expectNoAxeViolations } from '../support/axe.ts';
import { bookFromGuests } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { rateLinks, startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { layoutShift, watchLayoutShifts } from '../support/layout-shift.ts';
import { ownAdmin, ownBranch } from '../support/people.ts';
import { ownStay } from '../support/stay.ts';

test('the start page shows the next stay, the hotels booked before and saved rates with prices', async ({
  page,
  signIn,
}, testInfo) => {
  // Saved rates belong to a person: other journeys empty those of the employee and the head office's administrator.
  await signIn(ownAdmin(testInfo));
  const stay = ownStay(testInfo);
  await startBooking(page, hotels.alwaysHasRooms, stay);
  await bookFromGuests(page);
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay.query}`);
  await expect(rateLinks(page).first()).toBeVisible();
  const save = page.getByRole('button', { name: /^保存 ?:/ }).first();
  const saved = page.getByRole('button', { name: /^保存済み/ }).first();
  await expect(save.or(saved).first()).toBeVisible();
  if (!(await saved.isVisible())) await save.click();
  await expect(saved).toBeVisible();

  await watchLayoutShifts(page);
  await page.goto('/');
  const next = page.getByRole('region', { name: '次の宿泊' });
  await expect(next.getByText(/^(?:あと\d+日|明日チェックイン|本日チェックイン|宿泊中)$/)).toBeVisible();
  const rates = page.getByRole('region', { name: '保存した料金' });
  await expect(rates.getByRole('listitem').first()).toContainText(/¥|空室なし/);
  const booked = page.getByRole('region', { name: '予約したホテル' });
  await expect(booked.getByRole('listitem').first()).toBeVisible();
  const { sum, what } = await layoutShift(page);
  expect(sum, `moved:\n${what.join('\n')}`).toBeLessThanOrEqual(0.05);
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await next.getByRole('link', { name: '宿泊確認書' }).click();
  await expect(page).toHaveURL(/\/trips\/[^/]+\/vouchers$/);
  await page.goBack();
  await booked
    .getByRole('link', { name: /^この周辺で探す/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /と周辺のホテル$/ })).toBeVisible();
});

test('offices that the administrator enters lead to hotels around them, until they are deleted', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn(ownBranch(testInfo).account, '/settings/branch');
  const offices = page.getByRole('region', { name: 'オフィス' });
  await offices.getByRole('textbox', { name: 'オフィス名' }).fill('新宿オフィス');
  await offices.getByRole('combobox', { name: '最寄り駅・地域' }).fill('新宿駅');
  await page
    .getByRole('option', { name: /^新宿駅/ })
    .first()
    .click();
  await offices.getByRole('button', { name: 'オフィスを登録する' }).click();
  await expect(offices.getByRole('listitem')).toContainText(['新宿オフィス新宿駅']);
  await expectNoAxeViolations(page);

  await page.goto('/');
  await page
    .getByRole('region', { name: 'オフィスの近くで探す' })
    .getByRole('link', { name: '新宿オフィス 新宿駅' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '新宿駅のホテル' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('新宿駅から');

  await page.goto('/settings/branch');
  await offices.getByRole('button', { name: /^削除/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(offices.getByRole('listitem')).toHaveCount(0);
});
