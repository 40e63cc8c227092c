import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

async function save(page: Page): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: '会計ソフト用に保存' }).click();
  const dialog = page.getByRole('dialog', { name: '会計ソフト用のファイル' });
  await dialog.getByRole('combobox', { name: /会計ソフト/ }).selectOption('楽楽精算');
  await expect(dialog.getByText(/Shift_JISです。「明細番号」の列/)).toBeVisible();
  await dialog.getByLabel(/期間\(から\)/).fill('2020-01-01');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'ファイルを保存する' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('an administrator saves what rooms have cost for an accounting software, twice the same', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/papers');
  const first = await save(page);
  expect(first.name).toMatch(/^楽楽精算_20200101_\d{8}\.csv$/);
  const [header, ...rows] = new TextDecoder('shift_jis').decode(first.content).trimEnd().split('\r\n');
  expect(header).toMatch(/^"明細番号","利用日","社員名",/);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toMatch(
      /^"T-[^"]+-\d+-\d+","\d{4}\/\d{2}\/\d{2}",.*"(課税仕入10%(?:\(控除\d+%\))?|対象外)",-?\d+,-?\d+,"/,
    );
  }
  await expect(page.getByText(`${rows.length}件の明細を保存しました`)).toBeVisible();
  expect((await save(page)).content.equals(first.content)).toBe(true);

  await page.reload();
  const log = page.getByRole('table', { name: /最近の保存の記録/ });
  await expect(log.getByText(`楽楽精算用のファイル(${rows.length}件)`).first()).toBeVisible();
  await page.getByRole('button', { name: '会計ソフト用に保存' }).click();
  await expect(page.getByRole('dialog', { name: '会計ソフト用のファイル' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('an administrator makes a format for the company, sees it as it is edited, and saves a file in it', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/papers');
  await page.getByRole('button', { name: '会計ソフト用に保存' }).click();
  await page.getByRole('button', { name: 'これをもとに自社用の形式を追加' }).click();
  const editor = page.getByRole('dialog', { name: '自社用の形式を追加' });
  await editor.getByRole('textbox', { name: /形式の名前/ }).fill('経理部の形式');
  await editor.getByRole('combobox', { name: '文字コード' }).selectOption('UTF-8(BOM付き)');
  await editor.getByRole('textbox', { name: '1列目の見出し', exact: true }).fill('伝票番号');
  await editor.getByRole('button', { name: '2列目を前へ', exact: true }).click();
  await expect(editor.getByRole('columnheader').nth(1)).toHaveText('伝票番号');
  await expectNoAxeViolations(page);
  await editor.getByRole('button', { name: 'この形式を保存する' }).click();

  const dialog = page.getByRole('dialog', { name: '会計ソフト用のファイル' });
  await expect(dialog.getByText(/UTF-8\(BOM付き\)です。「伝票番号」の列/)).toBeVisible();
  await dialog.getByLabel(/期間\(から\)/).fill('2020-01-01');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'ファイルを保存する' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^経理部の形式_20200101_/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF"利用日","伝票番号","社員名",.*\r\n"\d{4}\/\d{2}\/\d{2}","T-/);

  await page.getByRole('button', { name: '会計ソフト用に保存' }).click();
  await dialog.getByRole('button', { name: 'この形式を変更' }).click();
  const changed = page.getByRole('dialog', { name: '自社用の形式を変更' });
  await changed.getByRole('button', { name: 'この形式を削除' }).click();
  await changed.getByRole('button', { name: '削除する' }).click();
  await expect(dialog.getByRole('combobox', { name: /会計ソフト/ })).not.toContainText('経理部の形式');
});
