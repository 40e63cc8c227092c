import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { password } from '../support/accounts.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailedText } from '../support/mailed.ts';

const LINK = /http:\/\/\S+\/sign-up\?code=\S+/;
const typedPassword = (page: Page) => page.getByRole('main').getByLabel('パスワード', { exact: true });

/** Invites as an administrator does, and answers with the link of the mail. */
async function invite(page: Page, email: string, name: string): Promise<string> {
  await page.goto('/settings/employees/invite');
  await page.getByRole('textbox', { name: /^名前とメールアドレス/ }).fill(`${name}, ${email}`);
  return mailedText(email, LINK, async () => {
    await page.getByRole('button', { name: /名に招待メールを送る$/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '送信する' }).click();
  });
}

// spec: 7.removeInvitationCode, 7.sign-up
test('an invited person signs up by the mailed link, searches hotels, and the link is used up', async ({
  page,
  signIn,
  newVisitor,
}) => {
  const email = `${randomUUID()}@people.example`;
  await signIn('admin');
  const link = await invite(page, email, '新人 太郎');

  await test.step('the inviter, who is signed in, cannot use it up by opening it', async () => {
    await page.goto(link);
    await expect(page.getByText('別のアカウントでサインインしています')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  const invited = await newVisitor();
  await test.step('the invited person', async () => {
    await invited.goto(link);
    await expect(invited.getByRole('main')).toContainText('株式会社さくら商事 東京本社');
    await expect(invited.getByLabel('メールアドレス')).toHaveValue(email);
    await expectNoAxeViolations(invited);
    const name = invited.getByRole('textbox', { name: '氏名' });
    await expect(name).toHaveValue('新人 太郎');
    await typedPassword(invited).fill('short');
    await invited.getByRole('button', { name: '登録して利用を始める' }).click();
    await expect(invited.getByText('8文字以上で入力してください。')).toBeVisible();
    await expect(typedPassword(invited)).toBeFocused();
    await expectNoAxeViolations(invited);
    await name.fill('新人 次郎');
    await typedPassword(invited).fill(password);
    await invited.getByRole('button', { name: '登録して利用を始める' }).click();
    await expect(invited.getByRole('button', { name: '新人 次郎さんのメニュー' })).toBeVisible();
    await invited.getByRole('combobox', { name: '目的地' }).fill('新宿');
    await expect(invited.getByRole('option').first()).toBeVisible();
  });

  await test.step('the used link is explained', async () => {
    const later = await newVisitor();
    await later.goto(link);
    await expect(later.getByRole('heading', { level: 1, name: 'この招待は利用できません' })).toBeVisible();
    await later.getByRole('main').getByRole('link', { name: 'サインインへ' }).click();
    await expect(later.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
  });
});

test.describe('an address that has an account already', () => {
  // The identity service answers 400 to a second account, which browsers write to the console.
  test.use({ allowedProblems: /status of 400/ });

  test('takes the invitation up with the password it has', async ({ page, signIn, newVisitor }) => {
    const email = `${randomUUID()}@people.example`;
    await signIn('admin');
    const first = await invite(page, email, '出戻り 花子');
    const person = await newVisitor();
    await person.goto(first);
    await typedPassword(person).fill(password);
    await person.getByRole('button', { name: '登録して利用を始める' }).click();
    await expect(person.getByRole('button', { name: '出戻り 花子さんのメニュー' })).toBeVisible();

    await page.goto(`/settings/employees?q=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: /さんの操作$/ }).click();
    await page.getByRole('menuitem', { name: '社員を削除する' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await expect(page.getByText('出戻り 花子さんを削除しました')).toBeVisible();

    await test.step('whose session ends with the next step, and who sees the reason', async () => {
      await person.reload();
      await expect(person.getByText('サインアウトされました')).toBeVisible();
      await expectNoAxeViolations(person);
    });
    await test.step('and who cannot sign in any more', async () => {
      await person.getByLabel('メールアドレス').fill(email);
      await typedPassword(person).fill(password);
      await person.getByRole('main').getByRole('button', { name: 'サインイン' }).click();
      await expect(person.getByText('このアカウントは利用できません')).toBeVisible();
    });

    const second = await invite(page, email, '出戻り 花子');
    await person.goto(second);
    await typedPassword(person).fill('another password');
    await person.getByRole('button', { name: '登録して利用を始める' }).click();
    await expect(person.getByText('このアドレスのアカウントはすでにあります')).toBeVisible();
    await expectNoAxeViolations(person);
    await typedPassword(person).fill(password);
    await person.getByRole('button', { name: 'サインインして招待を受ける' }).click();
    await expect(person.getByRole('button', { name: '出戻り 花子さんのメニュー' })).toBeVisible();
  });
});

// spec: 7.createPasswordResetCode
test.describe('a forgotten password', () => {
  // The session that is open elsewhere is refused by the identity service, which browsers write to the console.
  test.use({ allowedProblems: /status of 40[01]/ });

  test('is replaced by the typed code, which leads back to where one was', async ({
    page,
    signIn,
    newVisitor,
  }) => {
    const email = `${randomUUID()}@people.example`;
    await signIn('admin');
    const person = await newVisitor();
    await person.goto(await invite(page, email, '忘れた 三郎'));
    await typedPassword(person).fill(password);
    await person.getByRole('button', { name: '登録して利用を始める' }).click();
    await expect(person.getByRole('button', { name: '忘れた 三郎さんのメニュー' })).toBeVisible();

    const forgetful = await newVisitor();
    await forgetful.goto('/settings/account');
    await forgetful.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
    await forgetful.getByRole('textbox', { name: '登録したメールアドレス' }).fill(email);
    await forgetful.getByText('確認コードで再設定する').click();
    await expectNoAxeViolations(forgetful);
    const secret = await mailedText(email, /確認コード: (\S+)/, async () => {
      await forgetful.getByRole('button', { name: '再設定のメールを受け取る' }).click();
      await expect(forgetful.getByRole('heading', { level: 1, name: '確認コードの入力' })).toBeVisible();
    });
    await forgetful.getByRole('textbox', { name: '確認コード' }).fill('0000-0000');
    await forgetful.getByLabel('新しいパスワード', { exact: true }).fill('a-new-password-2026');
    await forgetful.getByRole('button', { name: '設定してサインイン' }).click();
    await expect(forgetful.getByText(/^確認コードが正しくありません。/)).toBeVisible();
    await expect(forgetful.getByRole('textbox', { name: '確認コード' })).toBeFocused();
    await expectNoAxeViolations(forgetful);
    await forgetful.getByRole('textbox', { name: '確認コード' }).fill(secret);
    await forgetful.getByRole('button', { name: '設定してサインイン' }).click();
    await expect(forgetful.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();

    await test.step('which ends the session that was open elsewhere', async () => {
      await person.reload();
      await expect(person.getByText('サインアウトされました')).toBeVisible();
      await expect(person.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
    });
  });
});

test('asking for a code is answered the same for an address that nobody has', async ({ page }) => {
  await page.goto('/password-reset');
  await page.getByRole('textbox', { name: '登録したメールアドレス' }).fill('nobody@people.example');
  await page.getByText('確認コードで再設定する').click();
  await page.getByRole('button', { name: '再設定のメールを受け取る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '確認コードの入力' })).toBeVisible();
  await page.getByRole('textbox', { name: '確認コード' }).fill('ABCD-1234');
  await page.getByLabel('新しいパスワード', { exact: true }).fill('a-new-password-2026');
  await page.getByRole('button', { name: '設定してサインイン' }).click();
  await expect(page.getByText(/^確認コードが正しくありません。/)).toBeVisible();

  await test.step('and the second try offers the link', async () => {
    await page.getByRole('link', { name: /^コードが届かないとき/ }).click();
    await expect(page.getByText('リンクでも再設定できます')).toBeVisible();
    await expect(page.getByRole('radio', { name: /リンクで再設定/ })).toBeChecked();
    await expectNoAxeViolations(page);
  });
});

test.describe('a change of address', () => {
  // A used code is answered by 400 and an ended session by 401, which browsers write to the console.
  test.use({ allowedProblems: /status of 40[01]/ });

  // spec: 7.undo-email
  test('is undone by the link in the mail to the old address, and takes password and sessions with it', async ({
    page,
    signIn,
    newVisitor,
  }) => {
    const [old, changed] = [`${randomUUID()}@people.example`, `${randomUUID()}@people.example`];
    await signIn('admin');
    const person = await newVisitor();
    await person.goto(await invite(page, old, '戻す 四郎'));
    await typedPassword(person).fill(password);
    await person.getByRole('button', { name: '登録して利用を始める' }).click();
    await expect(person.getByRole('button', { name: '戻す 四郎さんのメニュー' })).toBeVisible();
    await person.goto('/settings/account');
    const confirm = await mailedText(changed, /http:\/\/\S+mode=verifyAndChangeEmail\S*/, async () => {
      await person.getByRole('textbox', { name: '新しいメールアドレス' }).fill(changed);
      await person.getByLabel('確認のため、現在のパスワード').fill(password);
      await person.getByRole('button', { name: '確認のメールを送る' }).click();
    });
    const mailApp = await newVisitor();
    const undo = await mailedText(old, /http:\/\/\S+mode=recoverEmail\S*/, async () => {
      await mailApp.goto(confirm);
      await expect(mailApp.getByRole('main')).toContainText(`${old} から ${changed} に変更します`);
      await expectNoAxeViolations(mailApp);
      await mailApp.getByRole('button', { name: '新しいアドレスに変更する' }).click();
      await expect(mailApp.getByText(/に変更しました。/)).toBeVisible();
    });
    await mailApp.goto(undo);
    await expect(mailApp.getByText(/これまでのパスワードは使えなくなり/)).toBeVisible();
    const setPassword = await mailedText(old, /http:\/\/\S+mode=resetPassword\S*/, async () => {
      await mailApp.getByRole('button', { name: '元のアドレスに戻す' }).click();
      await expect(mailApp.getByText(`${old} に戻しました。`)).toBeVisible();
      await expectNoAxeViolations(mailApp);
    });
    await mailApp.goto(undo);
    await expect(mailApp.getByRole('alert')).toContainText('使用済みか、正しくありません');
    await person.goto('/trips');
    await expect(person).toHaveURL(/\/sign-in/);
    for (const email of [old, changed]) {
      await person.goto('/sign-in');
      await person.getByLabel('メールアドレス').fill(email);
      await typedPassword(person).fill(password);
      await person.getByRole('main').getByRole('button', { name: 'サインイン' }).click();
      await expect(person.getByText('メールアドレスまたはパスワードが正しくありません。')).toBeVisible();
    }
    await mailApp.goto(setPassword);
    await mailApp.getByLabel('新しいパスワード', { exact: true }).fill(`${password}!`);
    await mailApp.getByRole('button', { name: '設定してサインイン' }).click();
    await expect(mailApp.getByRole('button', { name: '戻す 四郎さんのメニュー' })).toBeVisible();
    await mailApp.goto('/settings/account');
    await expect(mailApp.getByText(`現在のアドレス: ${old}`)).toBeVisible();
  });
});
