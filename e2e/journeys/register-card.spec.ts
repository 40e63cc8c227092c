import { cardNamed, cardNumbers, deleteCard, fillCardForm, registerCard } from '../support/cards.ts';
import { expect, test } from '../support/fixtures.ts';

const register = '登録する';

test.describe('a company administrator', () => {
  test.beforeEach(({ signIn }) => signIn('admin', '/settings/cards'));

  // spec: 2.settings-cards, 7.deleteCreditCard
  test('registers a card and deletes it again', async ({ page }, { project, retry }) => {
    const nickname = `試し ${project.name} ${retry}`;
    await registerCard(page, nickname, cardNumbers.good);
    await page.reload();
    await expect(cardNamed(page, nickname)).toContainText('Visa •••• 4242');
    await expect(cardNamed(page, nickname)).toContainText('12/2034');
    await deleteCard(page, nickname);
  });

  // spec: 4.card-challenge, 7.challengeToRegisterCreditCard, 7.confirmChallengeToRegisterCreditCard
  test("registers a card after the holder's authentication", async ({ page }, { project, retry }) => {
    const nickname = `認証あり ${project.name} ${retry}`;
    await fillCardForm(page, nickname, cardNumbers.asksHolder);
    await page.getByRole('button', { name: register }).click();
    await expect(page.getByRole('heading', { name: /本人認証/ })).toBeVisible();
    await page.getByRole('button', { name: '認証する', exact: true }).click();
    await expect(page.getByText('カードを登録しました')).toBeVisible();
    await page.getByRole('link', { name: 'カードの一覧へ' }).click();
    await deleteCard(page, nickname);
  });

  test('sees when the authentication was refused, and no card is registered', async ({ page }, {
    project,
    retry,
  }) => {
    const nickname = `認証拒否 ${project.name} ${retry}`;
    await fillCardForm(page, nickname, cardNumbers.asksHolder);
    await page.getByRole('button', { name: register }).click();
    await page.getByRole('button', { name: '認証を拒否する' }).click();
    await expect(page.getByRole('alert')).toContainText('カードを登録できませんでした');
    await expect(page.getByRole('alert')).toContainText(
      '本人認証に失敗しました。別のカードを使うか、もう一度お試しください。',
    );
    await page.getByRole('link', { name: 'カードの一覧へ' }).click();
    await expect(cardNamed(page, '出張用 Visa')).toBeVisible();
    await expect(cardNamed(page, nickname)).toHaveCount(0);
  });

  // spec: 5.card-entry
  test('sees in Japanese what is wrong with the card', async ({ page }) => {
    await fillCardForm(page, '誤り', cardNumbers.wrong);
    await expect(page.getByText('カード番号が正しくありません。')).toBeVisible();

    const number = page.getByRole('textbox', { name: 'カード番号' });
    await number.fill('');
    await number.pressSequentially('4242');
    await page.getByRole('textbox', { name: 'カード名義' }).focus();
    await expect(page.getByText('カード番号を最後まで入力してください。')).toBeVisible();

    const expiry = page.getByRole('textbox', { name: '有効期限' });
    await expiry.fill('');
    await expiry.pressSequentially('0120');
    await page.getByRole('textbox', { name: 'カード名義' }).focus();
    await expect(page.getByText('カードの有効期限が切れています。')).toBeVisible();
  });

  // spec: 8.card-challenge
  test('sees that a card is declined', async ({ page }) => {
    await fillCardForm(page, '使えないカード', cardNumbers.declined);
    await page.getByRole('button', { name: register }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'カードを登録できませんでした' })).toContainText(
      'このカードはご利用いただけません。別のカードをお試しください。',
    );
  });

  test('is asked for the names that are missing', async ({ page }) => {
    await page.getByRole('button', { name: 'カードを追加する' }).click();
    await page.getByRole('button', { name: register }).click();
    await expect(page.getByText('カードに記載された名前を入力してください。')).toBeVisible();
    await expect(page.getByText('カードの呼び名を入力してください。')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'カード名義' })).toBeFocused();
  });

  test('sees beside the field when the number is missing', async ({ page }) => {
    await page.getByRole('button', { name: 'カードを追加する' }).click();
    await page.getByRole('textbox', { name: 'カード名義' }).fill('MISAKI SATO');
    await page.getByRole('textbox', { name: 'カードの呼び名' }).fill('番号なし');
    await page.getByRole('button', { name: register }).click();
    await expect(page.getByText('カード番号を最後まで入力してください。')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'カード番号' })).toBeFocused();
  });
});
