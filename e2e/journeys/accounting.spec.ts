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
    expect(row).toMatch(/^"T-[^"]+-\d+-\d+","\d{4}\/\d{2}\/\d{2}",.*"(課税仕入10%|対象外)",-?\d+,-?\d+,"/);
  }
  await expect(page.getByText(`${rows.length}件の明細を保存しました`)).toBeVisible();
  expect((await save(page)).content.equals(first.content)).toBe(true);

  await page.reload();
  const log = page.getByRole('table', { name: /最近の保存の記録/ });
  await expect(log.getByText(`楽楽精算用のファイル(${rows.length}件)`)).toHaveCount(2);
  await page.getByRole('button', { name: '会計ソフト用に保存' }).click();
  await expect(page.getByRole('dialog', { name: '会計ソフト用のファイル' })).toBeVisible();
  await expectNoAxeViolations(page);
});
