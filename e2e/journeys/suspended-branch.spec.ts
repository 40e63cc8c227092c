// R25: a branch that an operator suspends, as its people meet it.
import type { Page, TestInfo } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import {
  bookFromGuests,
  confirmButton,
  confirmOnce,
  ownContact,
  readyToConfirm,
} from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking, takeFirstRate } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { ownBranch } from '../support/people.ts';
import { sandbox } from '../support/sandbox.ts';
import { signIn as signInAt } from '../support/sign-in.ts';
import { ownStay } from '../support/stay.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const state = (page: Page) => page.getByRole('region', { name: '支店情報' });

/** Answers the question that the button on the operator's page of the branch asks. */
async function change(page: Page, action: '利用を停止' | '利用を再開'): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `${action}する` })
    .click();
  await expect(page.getByText(`支店の${action}しました`)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function openConfirmation(page: Page, contact: string, testInfo: TestInfo): Promise<void> {
  await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay: ownStay(testInfo), contact });
}

test.afterEach(async ({ page }, testInfo) => {
  if (testInfo.status === testInfo.expectedStatus) return;
  // The next try finds the branch as this one did.
  await page.goto(`/desk/operator/branches/${ownBranch(testInfo).id}`);
  await expect(page.getByRole('button', { name: /^利用を/ })).toBeVisible();
  if (await page.getByRole('button', { name: '利用を再開' }).isVisible()) await change(page, '利用を再開');
});

test('R25: a suspended branch is refused its next booking in Japanese with nothing lost, reads its trips, and books from the same page once it is resumed', async ({
  page,
  signIn,
  newVisitor,
}, testInfo) => {
  const { account, id, name } = ownBranch(testInfo);
  const contact = ownContact();
  const booker = await newVisitor();
  await signInAt(booker, account);
  await startBooking(booker, hotels.alwaysHasRooms, ownStay(testInfo, { turn: 1 }));
  const number = await bookFromGuests(booker);
  await openConfirmation(booker, contact, testInfo);

  await test.step('the operator reads what ends and what continues, and suspends the branch', async () => {
    await signIn('operator', `/desk/operator/branches?q=${name}`);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(state(page)).toContainText('利用中');
    await page.getByRole('button', { name: '利用を停止' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('新しい予約');
    await expect(dialog).toContainText('これまでどおりできます');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'やめる' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(state(page)).toContainText('利用中');
    await change(page, '利用を停止');
    await expect(state(page)).toContainText('停止中');
    await expect(page.getByRole('button', { name: '利用を再開' })).toBeFocused();
  });

  await test.step('the booking that was ready is refused, and stays as it was', async () => {
    await confirmButton(booker).click();
    await expect(booker.getByRole('alert')).toContainText('この支店では予約できません');
    await expect(booker.getByRole('alert')).toContainText('予約は行われていません');
    await expectNoAxeViolations(booker);
    await expect(booker.getByRole('checkbox', { name: /同意します/ })).toBeChecked();
    await expect(booker.getByRole('main')).toContainText(contact);
    expect(await sandbox.itineraries(contact), 'bookings at the hotel').toEqual([]);
  });

  const other = await booker.context().newPage();
  await test.step('trips and settings are there, and another booking is refused before anything is typed', async () => {
    await other.goto('/settings/branch');
    await expect(other.getByText('停止中(新しい予約はできません)')).toBeVisible();
    await other.goto(`/trips?number=${number}`);
    await other.getByRole('row').filter({ hasText: number }).getByRole('link').click();
    await expect(other.getByRole('main')).toContainText(number);
    await takeFirstRate(other, hotels.alwaysHasRooms, ownStay(testInfo, { turn: 2 }));
    await expect(heading(other, '予約へ進めませんでした')).toBeVisible();
    await expect(other.getByRole('main')).toContainText('これまでの予約はそのまま有効です');
    await expectNoAxeViolations(other);
  });

  await test.step('resumed, both pages continue from where they were', async () => {
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`/${id}$`));
    await change(page, '利用を再開');
    await expect(state(page)).toContainText('利用中');
    await confirmOnce(booker, contact);
    await other.getByRole('button', { name: 'もう一度確認する' }).click();
    await expect(heading(other, '宿泊者の情報')).toBeVisible();
  });
});
