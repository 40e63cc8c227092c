// A paper for what a card has paid, from the booking to the file.
import { confirmButton, ownContact, readyToConfirm } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { hotels } from '../support/hotels.ts';
import { ownStay } from '../support/stay.ts';

test('a booking paid by card gets its receipt once, made out to the company, and can be saved again', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const stay = ownStay(testInfo);
  await readyToConfirm(page, {
    hotel: hotels.alwaysHasRooms,
    stay,
    contact: ownContact(),
    payBy: '出張用 Visa',
  });
  await confirmButton(page).click();
  await page.getByRole('link', { name: '予約の詳細を見る' }).click();
  // A reload before the page has changed would show the completed booking again.
  await page.waitForURL('**/trips/*');
  const issue = page.getByRole('button', { name: '領収書を発行' });
  // The card is charged by a job, a moment after the booking.
  await expect(async () => {
    await page.reload();
    await expect(issue).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await issue.click();
  const dialog = page.getByRole('dialog', { name: '領収書を発行' });
  await expect(dialog).toContainText('株式会社さくら商事 御中');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '発行する' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^領収書_R\d{6}-\d{6}\.pdf$/);
  await expect(issue).toHaveCount(0);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: /^領収書 R.*で保存$/ }).click();
  expect(await (await again).failure()).toBeNull();
});
