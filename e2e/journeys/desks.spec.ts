import { expectNoAxeViolations } from '../support/axe.ts';
import { guest } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseDates } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { sandbox } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';

const deskFile = /\/static\/.*\/(?:Desk\w*Screen|desks)\.[^/]*\.js$/;

// spec: 3.branch, 3.desk-users, 7.create-agency-operator
test(
  'an agency’s people see their own branches, colleagues and brand',
  { tag: '@wide' },
  async ({ page, signIn, menu }, testInfo) => {
    await signIn('agent', '/');
    await expect(page.getByRole('heading', { level: 1, name: '担当支店' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectNoAxeViolations(page);

    await page.getByRole('searchbox', { name: '会社名・会社コード・支店名' }).fill('どこにもない');
    await page.getByRole('button', { name: '検索' }).click();
    await expect(page.getByRole('heading', { name: '条件に合うものがありません' })).toBeVisible();
    await page.getByRole('button', { name: '条件をすべて解除する' }).click();
    await page.getByRole('link', { name: '株式会社さくら商事 大阪支店' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '株式会社さくら商事 大阪支店' })).toBeVisible();
    await expect(page.getByText('osaka@sakura.example')).toBeVisible();
    await expect(page.getByRole('link', { name: '外部手配を登録' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: '予約を見る' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
    await expect(page).toHaveURL(/branch=demo-branch-sakura-osaka/);

    await menu('代理店デスク');
    await page.getByRole('link', { name: '担当者', exact: true }).click();
    await page.getByRole('button', { name: '担当者を追加' }).click();
    const dialog = page.getByRole('dialog', { name: '担当者を追加' });
    const address = `colleague-${testInfo.project.name}-${testInfo.retry}@mirai.example`;
    await dialog.getByRole('textbox', { name: '名前' }).fill('北川 遥');
    await dialog.getByRole('textbox', { name: 'メールアドレス' }).fill('agent@mirai.example');
    await dialog.getByRole('button', { name: '追加する' }).click();
    await expect(dialog.getByText(/このメールアドレスはすでに使われています/)).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('textbox', { name: 'メールアドレス' }).fill(address);
    await dialog.getByRole('button', { name: '追加する' }).click();
    await expect(page.getByText('北川 遥さんを追加しました')).toBeVisible();
    await expect(page.getByRole('table', { name: '代理店の担当者' }).getByText(address)).toBeVisible();
    await expect.poll(async () => (await sandbox.mails(address)).length).toBeGreaterThan(0);

    const colleague = page.getByRole('row').filter({ hasText: address });
    await colleague.getByRole('button', { name: '北川 遥さんを削除' }).click();
    const question = page.getByRole('alertdialog', { name: '北川 遥さんを削除しますか' });
    await expect(question).toContainText(`北川 遥さん(${address})はすぐにサインアウトされ`);
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: '削除する' }).click();
    await expect(page.getByText('北川 遥さんを削除しました')).toBeVisible();
    await expect(colleague).toHaveCount(0);
    await page.reload();
    const own = page.getByRole('row').filter({ hasText: 'agent@mirai.example' });
    await expect(own).toBeVisible();
    await expect(own.getByRole('button')).toHaveCount(0);
    await expect(colleague).toHaveCount(0);

    await page.getByRole('link', { name: 'ブランド表示' }).click();
    await expect(page.getByText('読みやすさの基準(WCAG AA)を満たしています')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('textbox', { name: '主色', exact: true }).fill('#8fbcf0');
    await expect(page.getByText(/組の色が読みにくい組み合わせです/)).toBeVisible();
    await expect(page.getByRole('button', { name: '予約へ進む' })).toHaveCSS(
      'background-color',
      'rgb(143, 188, 240)',
    );
    await page.getByRole('button', { name: '公開中の配色に戻す' }).click();
    await expect(page.getByText('読みやすさの基準(WCAG AA)を満たしています')).toBeVisible();

    await page.goto('/desk/agency/branches/demo-branch-aozora');
    await expect(page.getByRole('heading', { level: 1, name: '支店が見つかりません' })).toBeVisible();
  },
);

// spec: 3.desk-users
test('an operator works off the queue', async ({ page, signIn, isMobile }) => {
  await signIn('operator', '/');
  await expect(page.getByRole('heading', { level: 1, name: '要確認の予約とお支払い' })).toBeVisible();
  // One of the demonstration's two for each window.
  const label = isMobile ? 'メールの宛先が拒否された' : '金額の不一致';
  const task = page.getByRole('article', { name: label });
  await expect(task).toBeVisible();
  await expectNoAxeViolations(page);
  await task.getByRole('button', { name: '対応を記録する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '対応を記録する' }).click();
  await expect(dialog.getByText('確認したことを入力してください。')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('textbox', { name: '確認したこと' }).fill('お客様と電話で確認しました。');
  await dialog.getByRole('button', { name: '対応を記録する' }).click();
  await expect(task).toHaveCount(0);
  await page.getByRole('radiogroup', { name: '表示する状態' }).getByText('終了').click();
  await expect(page.getByRole('article', { name: label })).toContainText('お客様と電話で確認しました。');
});

// spec: 3.desk-users
test('an operator looks after agencies, colleagues and news', async ({ page, signIn }) => {
  await signIn('operator', '/');
  const desk = page.getByRole('navigation', { name: '運営デスク' });
  await desk.getByRole('link', { name: '代理店' }).click();
  await page.getByRole('link', { name: '株式会社みらいトラベル' }).click();
  const license = page.getByRole('textbox', { name: /^旅行業の登録番号/ });
  await expect(license).toHaveValue('大阪府知事登録旅行業第2-0000号');
  await expect(page.getByRole('button', { name: '代理店の担当者を追加' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '担当支店を見る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支店', exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await desk.getByRole('link', { name: '運営担当者' }).click();
  await expect(
    page.getByRole('table', { name: '運営担当者' }).getByText('operator@yado.example'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await desk.getByRole('link', { name: 'お知らせ' }).click();
  await expect(page.getByRole('article', { name: /みらいトラベル/ })).toContainText(
    '対象: 株式会社みらいトラベル',
  );
  await expectNoAxeViolations(page);
});

// spec: 7.external-booking, 7.refund-room
test(
  'an operator records a trip arranged elsewhere and gives money back',
  { tag: '@wide' },
  async ({ page, signIn }, testInfo) => {
    await signIn('operator', '/desk/operator/branches?q=東京本社');
    await page.getByRole('link', { name: '株式会社さくら商事 東京本社' }).click();
    await page.getByRole('link', { name: '外部手配を登録' }).click();
    const record = page.getByRole('button', { name: 'この内容で登録する' });
    await record.click();
    await expect(page.getByText('予約者を候補から選んでください。')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('combobox', { name: '予約者' }).fill('田中');
    await page.getByRole('option', { name: /田中 健一/ }).click();
    await page.getByRole('textbox', { name: '手配先', exact: true }).fill('旅館手配センター');
    await page
      .getByRole('textbox', { name: '手配先の予約番号' })
      .fill(`E-${testInfo.project.name}-${testInfo.retry}-${Date.now()}`);
    await page.getByRole('textbox', { name: 'ホテル名' }).fill('柊の宿');
    await page.getByRole('combobox', { name: '都市名' }).fill('きょうと');
    await page.getByRole('option', { name: /京都/ }).first().click();
    await expect(page.getByRole('combobox', { name: '国・地域' })).toHaveValue('JP');
    await page.getByRole('textbox', { name: 'ホテルの住所' }).fill('中京区麩屋町1-2');
    await page.getByRole('textbox', { name: 'ホテルの電話番号' }).fill('075-211-0000');
    await page.getByRole('combobox', { name: '消費税率' }).selectOption({ label: '10%' });
    await page.getByRole('textbox', { name: '手配先の請求書の消費税額' }).fill('2254');
    await chooseDates(page, ownStay(testInfo));
    await page.getByRole('textbox', { name: '姓(ローマ字)' }).fill('田中');
    await page.getByRole('textbox', { name: '名(ローマ字)', exact: true }).fill(guest.givenName);
    await page.getByRole('textbox', { name: /今回のお支払い/ }).fill('24800');
    await page.getByText('いつでも無料').click();
    await record.click();
    await expect(page.getByText(/ローマ字\(A〜Z\)で入力してください/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: '姓(ローマ字)' })).toBeFocused();
    await page.getByRole('textbox', { name: '姓(ローマ字)' }).fill(guest.familyName);
    await record.click();
    await expect(page.getByRole('heading', { level: 1, name: '柊の宿' })).toBeVisible();
    await expect(page.getByText('「旅館手配センター」を通じて手配した予約です')).toBeVisible();
    await expect(page.getByRole('link', { name: 'ホテルの詳細' })).toHaveCount(0);
    await expect(page.getByText(/京都市?中京区麩屋町1-2/)).toBeVisible();
    await expect(page.getByText('10% ¥2,254 登録番号の記載なし', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '請求書の消費税を記録' }).click();
    const bill = page.getByRole('dialog', { name: '手配先の請求書の消費税' });
    await bill.getByRole('textbox', { name: '登録番号' }).fill('T8000000000001');
    await expectNoAxeViolations(page);
    await bill.getByRole('button', { name: '記録する' }).click();
    await expect(page.getByText('10% ¥2,254 登録番号 T8000000000001', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '請求書の消費税を記録' }).click();
    await bill
      .getByRole('combobox', { name: '消費税率' })
      .selectOption({ label: '複数の税率・不課税がある' });
    await bill.getByRole('textbox', { name: '10%対象の金額' }).fill('24500');
    await bill.getByRole('textbox', { name: '10%対象の消費税額' }).fill('2227');
    await bill.getByRole('button', { name: '記録する' }).click();
    await expect(bill.getByText(/料金より¥300少なくなっています/)).toBeVisible();
    await expectNoAxeViolations(page);
    await bill.getByRole('textbox', { name: '対象外の金額' }).fill('300');
    await bill.getByRole('button', { name: '記録する' }).click();
    await expect(page.getByText(/^10%対象 ¥24,500\s*うち消費税 ¥2,227\s*対象外 ¥300/)).toBeVisible();
    await expect(
      page.getByText('消費税 10%対象 ¥24,500、うち消費税 ¥2,227、対象外 ¥300、登録番号 T8000000000001'),
    ).toBeVisible();
    await expect(page.getByText(/記録しました\(税額 ¥2,227・10%対象 ¥24,500・対象外 ¥300\)/)).toBeVisible();
    await expect(page.getByText('075-211-0000')).toBeVisible();

    await page.getByRole('button', { name: '1室目へ返金する' }).click();
    const dialog = page.getByRole('dialog', { name: '1室目への返金' });
    await dialog.getByRole('textbox', { name: '返金する金額(円)' }).fill('24801');
    await dialog.getByRole('button', { name: '返金を確定する' }).click();
    await expect(dialog.getByText('1円から¥24,800までの整数で入力してください。')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('textbox', { name: '返金する金額(円)' }).fill('4800');
    await dialog.getByRole('textbox', { name: '返金の理由' }).fill('設備の不具合のお詫び');
    await dialog.getByRole('button', { name: '返金を確定する' }).click();
    await expect(page.getByText('¥4,800の返金を受け付けました')).toBeVisible();
    await expect(page.getByRole('region', { name: '運営の手続き' })).toContainText('¥20,000');
    await expect(page.getByText('理由: 設備の不具合のお詫び')).toBeVisible();
  },
);

test.describe('roles keep apart:', () => {
  test('an employee downloads nothing of the desks, whatever address is opened', { tag: '@wide' }, async ({
    page,
    signIn,
    menu,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await signIn('employee', '/');
    await menu('予約一覧');
    await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
    await page.goto('/settings/account');
    await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
    for (const path of ['/desk/operator', '/desk/agency', '/desk/operator/branches/demo-branch-aozora']) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { level: 1, name: 'この画面を開く権限がありません' }),
      ).toBeVisible();
    }
    expect(files.filter((file) => deskFile.test(file))).toEqual([]);
    await expect(page.getByRole('link', { name: /デスク/ })).toHaveCount(0);
  });

  test(
    'an operator downloads them, begins at the own desk, and is shown prices but no booking',
    { tag: '@wide' },
    async ({ page, signIn }, testInfo) => {
      const files: string[] = [];
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      await signIn('operator', '/');
      await expect(page).toHaveURL(/\/desk\/operator$/);
      expect(files.filter((file) => deskFile.test(file)).length).toBeGreaterThan(0);
      await page.goto('/clips');
      await expect(
        page.getByRole('heading', { level: 1, name: 'この画面を開く権限がありません' }),
      ).toBeVisible();
      const answers: string[] = [];
      page.on('response', async (response) => {
        if (response.url().includes('/graphql')) answers.push(await response.text().catch(() => ''));
      });
      await page.goto(`/hotels/${hotels.alwaysHasRooms}?${ownStay(testInfo).query}`);
      await expect(page.getByText(/予約は、ご利用企業のアカウントで行います/)).toBeVisible();
      await expect(page.getByRole('link', { name: /^予約へ進む/ })).toHaveCount(0);
      expect(answers.filter((answer) => answer.includes('FORBIDDEN'))).toEqual([]);
    },
  );
});
