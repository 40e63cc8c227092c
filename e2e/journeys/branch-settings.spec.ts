import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownAdmin } from '../support/people.ts';

// spec: 2.settings-branch, 7.settingsBranches, 7.updateCompanyBranch
test('an administrator corrects the branch, whose postal code fills the address', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn(ownAdmin(testInfo), '/settings/branch');
  await expect(page.getByRole('heading', { level: 1, name: '支店情報' })).toBeVisible();
  await expect(page.getByText('請求書払いの残高', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  const box = (name: RegExp) => page.getByRole('textbox', { name });
  const name = await box(/^支店名/).inputValue();
  const save = page.getByRole('button', { name: '保存する' });

  await box(/^支店名/).fill('');
  await box(/^郵便番号/).fill('530');
  await box(/^電話番号/).fill('1234');
  await save.click();
  await expect(page.getByText('支店名を入力してください。')).toBeVisible();
  await expect(page.getByText('郵便番号は7桁の数字で入力してください。')).toBeVisible();
  await expect(page.getByText('電話番号は市外局番から入力してください。')).toBeVisible();
  await expect(box(/^支店名/)).toBeFocused();
  await expect(box(/^郵便番号/)).toHaveValue('530');
  await expectNoAxeViolations(page);

  await box(/^支店名/).fill(name);
  await box(/^市区町村/).fill('');
  await box(/^郵便番号/).fill('５３０－０００１');
  await expect(box(/^市区町村/)).toHaveValue('大阪市北区梅田');
  await expect(page.getByRole('combobox', { name: /^都道府県/ })).toHaveValue('大阪府');
  await expect(page.getByText('郵便番号から住所を入力しました。')).toBeVisible();
  await box(/^市区町村/).fill('大阪市北区梅田1-1-3');
  await box(/^電話番号/).fill('0612345678');
  await box(/^部署コード/).fill('OSK-7');
  await save.click();
  await expect(page.getByText('支店情報を保存しました')).toBeVisible();

  await page.reload();
  await expect(box(/^郵便番号/)).toHaveValue('530-0001');
  await expect(box(/^市区町村/)).toHaveValue('大阪市北区梅田1-1-3');
  await expect(box(/^電話番号/)).toHaveValue('06-1234-5678');
  await expect(box(/^部署コード/)).toHaveValue('OSK-7');

  await box(/^郵便番号/).fill('1000005');
  await expect(page.getByText('この郵便番号の住所は「東京都千代田区丸の内」です。')).toBeVisible();
  await expect(box(/^市区町村/)).toHaveValue('大阪市北区梅田1-1-3');
  await page.getByRole('button', { name: '変更を取り消す' }).click();
  await box(/^部署コード/).fill('');
  await save.click();
  await expect(page.getByText('支店情報を保存しました')).toBeVisible();
});

// spec: 6.branch-role
test('the settings of a branch are its administrator’s alone', async ({ page, signIn }) => {
  await signIn('employee', '/settings/branch');
  await expect(page.getByRole('heading', { level: 1, name: 'この画面を開く権限がありません' })).toBeVisible();
  await page.goto('/settings/employees');
  await expect(page.getByRole('heading', { level: 1, name: 'この画面を開く権限がありません' })).toBeVisible();
});
