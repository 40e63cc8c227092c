import { expect, type Page } from '@playwright/test';

/** Test cards of the sandbox (docs/sandbox-cards.md). */
export const cardNumbers = {
  good: '4242424242424242',
  declinedWhenCharged: '4000000000000341',
  asksHolder: '4000000000003220',
  asksAlways: '4000002760003184',
  declined: '4000000000000002',
  wrong: '4242424242424241',
} as const;

/** Opens the form on the card page and fills it; the registration itself is the button 登録する. */
export async function fillCardForm(page: Page, nickname: string, number: string): Promise<void> {
  await page.getByRole('button', { name: 'カードを追加する' }).click();
  await typeCard(page, nickname, number);
}

/** Lets the card that is being entered on the payment step become one of the branch. */
export async function keepForBranch(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '支店のカードとして登録する' }).check({ force: true });
}

/** Fills the open form of a new card; one for a booking alone needs no name. */
export async function typeCard(page: Page, nickname: string | null, number: string): Promise<void> {
  if (nickname !== null) await page.getByRole('textbox', { name: 'カードの呼び名' }).fill(nickname);
  await page.getByRole('textbox', { name: 'カード名義' }).fill('MISAKI SATO');
  await page.getByRole('textbox', { name: 'カード番号' }).pressSequentially(number);
  await page.getByRole('textbox', { name: '有効期限' }).pressSequentially('1234');
  await page.getByRole('textbox', { name: 'セキュリティコード' }).pressSequentially('123');
}

/** A card's line in the table of the card page. */
export const cardNamed = (page: Page, nickname: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `「${nickname}」を削除` }) });

/** Registers a card on the card page, which must be open. */
export async function registerCard(page: Page, nickname: string, number: string): Promise<void> {
  await fillCardForm(page, nickname, number);
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(cardNamed(page, nickname)).toBeVisible();
}

/** Deletes a card on the card page, which must be open. */
export async function deleteCard(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: `「${nickname}」を削除` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText(`「${nickname}」を削除しました`)).toBeVisible();
  await expect(cardNamed(page, nickname)).toHaveCount(0);
}
