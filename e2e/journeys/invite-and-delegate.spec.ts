import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { type Account, accounts, password } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { newMail, ownAddress, ownAdmin, takeUpInvitation } from '../support/people.ts';
import { sandbox } from '../support/sandbox.ts';
import { signIn as signInAt, signInWith } from '../support/sign-in.ts';

/** Takes an entry of the menu of somebody in the list; a pattern suits a list of one. */
async function act(page: Page, name: string | RegExp, entry: string): Promise<void> {
  const button = typeof name === 'string' ? `${name}さんの操作` : name;
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function handBack(heir: Page, admin: Account): Promise<void> {
  await heir.goto('/settings/employees?q=' + encodeURIComponent(accounts[admin]));
  await act(heir, /さんの操作$/, '管理者を引き継ぐ');
  await heir.getByRole('alertdialog').getByRole('button', { name: '管理者を引き継ぐ' }).click();
  await expect(heir.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
}

test.afterEach(async ({ newVisitor }, testInfo) => {
  if (testInfo.status === testInfo.expectedStatus) return;
  // The next try finds the branch with the administrator it had.
  const admin = ownAdmin(testInfo);
  const owner = await newVisitor();
  await signInAt(owner, admin, '/settings/employees');
  const refused = owner.getByRole('heading', { level: 1, name: 'この画面を開く権限がありません' });
  await expect(refused.or(owner.getByRole('searchbox', { name: '名前・メールアドレス' }))).toBeVisible();
  if (!(await refused.isVisible())) return;
  const heir = await newVisitor();
  await signInWith(heir, { email: ownAddress('heir', testInfo), password });
  await handBack(heir, admin);
});

// spec: 2.settings-employees, 6.delegate, 6.invite-delete, 7.delegateCompanyAdmin, 7.inviteEmployee, 7.deleteEmployee
test('an administrator invites many, hands the branch over, gets it back, and deletes people', async ({
  page,
  signIn,
  newVisitor,
}, testInfo) => {
  const admin = ownAdmin(testInfo);
  const [heir, other] = [ownAddress('heir', testInfo), ownAddress('other', testInfo)];
  const [heirName, otherName] = [`後任 ${heir.split('@')[0]}`, `新人 ${other.split('@')[0]}`];
  const dialog = page.getByRole('alertdialog');

  await test.step('a list is checked line by line', async () => {
    await signIn(admin, '/settings/employees');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: '社員を招待する' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '社員を招待する' })).toBeVisible();
    await page.getByRole('button', { name: '招待メールを送る' }).click();
    await expect(page.getByText('招待する人の名前とメールアドレスを入力してください。')).toBeVisible();
    await page.getByLabel('CSVファイル', { exact: true }).setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('氏名,メール\n誰か,だれか\n'),
    });
    await expect(page.getByText('「people.csv」を読み込みました。')).toBeVisible();
    await expect(page.getByText('メールアドレスの形式が正しくありません')).toBeVisible();
    await page
      .getByRole('textbox', { name: /^名前とメールアドレス/ })
      .fill(
        [
          `${heirName}, ${heir}`,
          '誤字 太郎, taro@people',
          `同じ 花子, ${heir.toUpperCase()}`,
          `${otherName}\t${other}`.replace('\t', ', '),
          `管理者, ${accounts[admin]}`,
          'nameless@people.example',
        ].join('\n'),
      );
    const line = (text: string) => page.getByRole('row').filter({ hasText: text });
    await expect(line('taro@people')).toContainText('メールアドレスの形式が正しくありません');
    await expect(line('同じ 花子')).toContainText('同じメールアドレスの行があります');
    await expect(line(accounts[admin])).toContainText('すでに社員です');
    await expect(line('nameless@people.example')).toContainText('名前がありません');
    await expect(line(other)).toContainText('送信できます');
    await expect(page.getByText('送信できる行 2名 / 直すところがある行 4行(送信しません)')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('only good lines are sent, and only after a yes', async () => {
    await page.getByRole('button', { name: '2名に招待メールを送る' }).click();
    await expect(dialog).toContainText('直すところがある4行には送りません');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: '送信する' }).click();
    await expect(page.getByText('2名に招待メールを送りました')).toBeVisible();
    await expect(page.getByRole('cell', { name: '送信しました' })).toHaveCount(2);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '残りの行を直す' }).click();
    await expect(page.getByRole('textbox', { name: /^名前とメールアドレス/ })).toHaveValue(
      /^誤字 太郎, taro@people\n/,
    );
  });

  await test.step('an invitation is sent again and another one withdrawn', async () => {
    await page.getByRole('link', { name: '社員の一覧へ戻る' }).click();
    await page.getByRole('combobox', { name: '状態' }).selectOption('招待中');
    await expect(page).toHaveURL(/status=INVITED/);
    const before = await sandbox.mails(heir);
    await act(page, heirName, '招待メールを再送する');
    await expect(page.getByText(`${heirName}さんに招待メールを送りました`)).toBeVisible();
    await newMail(heir, before);
    await act(page, otherName, '招待を取り消す');
    await dialog.getByRole('button', { name: '招待を取り消す' }).click();
    await expect(page.getByText(`${otherName}さんの招待を取り消しました`)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: other })).toHaveCount(0);
    await act(page, heirName, '招待を取り消す');
    await dialog.getByRole('button', { name: 'キャンセル' }).click();
    await expect(dialog).toHaveCount(0);
  });

  const [visitor, elsewhere] = [await newVisitor(), await newVisitor()];
  await test.step('the invited person signs up and takes the branch over', async () => {
    await takeUpInvitation(visitor, heir);
    await signInAt(elsewhere, admin, '/settings/employees');
    await expect(elsewhere.getByRole('row').filter({ hasText: heir })).toBeVisible();
    await page.goto('/settings/employees');
    await page.getByRole('searchbox', { name: '名前・メールアドレス' }).fill(heirName);
    await page.getByRole('button', { name: '探す' }).click();
    await expect(page.getByRole('row').filter({ hasText: heir })).toContainText('利用中');
    await act(page, heirName, '管理者を引き継ぐ');
    await expect(dialog).toContainText('支店情報の変更');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: '管理者を引き継ぐ' }).click();
    await expect(page.getByText(`${heirName}さんが新しい管理者になりました`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '設定' })).toHaveCount(0);
    await page.goto('/settings/employees');
    await expect(
      page.getByRole('heading', { level: 1, name: 'この画面を開く権限がありません' }),
    ).toBeVisible();
  });

  await test.step('R25: a page that was open elsewhere is refused its next step, and closes with a reason', async () => {
    await act(elsewhere, heirName, '社員を削除する');
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await expect(
      elsewhere.getByRole('heading', { level: 1, name: 'この画面を開く権限がありません' }),
    ).toBeVisible();
    await expect(elsewhere.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('the new administrator hands it back', async () => {
    await handBack(visitor, admin);
  });

  await test.step('a deleted person is signed out with the next step they take', async () => {
    await page.goto('/settings/employees?q=' + encodeURIComponent(heir));
    await act(page, heirName, '社員を削除する');
    await expect(dialog).toContainText('すぐにサインアウトされ');
    await dialog.getByRole('button', { name: '削除する' }).click();
    await expect(page.getByText(`${heirName}さんを削除しました`)).toBeVisible();
    await expect(page.getByRole('heading', { name: '条件に合う社員はいません' })).toBeVisible();
    await visitor.getByRole('textbox', { name: '表示する名前' }).fill('もういない人');
    await visitor.getByRole('button', { name: '名前を変更する' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
  });
});
