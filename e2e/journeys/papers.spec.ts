import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

async function save(page: Page, button: RegExp): Promise<{ name: string; content: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const download = await downloading;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('an administrator finds an issued paper, and saves it and all of a period as they were issued', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/invoices');
  await page.getByRole('link', { name: '発行済みの書類を探す' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '発行済みの書類' })).toBeVisible();
  const list = page.getByRole('table', { name: '書類の一覧' });
  // A job stores what was issued before the first start, within a minute.
  await expect(async () => {
    await page.reload();
    await expect(list.getByText(/^Y\d{6}-\d+$/).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();

  await page.getByRole('button', { name: '検索条件' }).click();
  const bar = page.getByRole('search');
  await bar.getByRole('textbox', { name: '金額(円以上)' }).fill('1,000');
  await bar.getByRole('searchbox', { name: '取引先' }).fill('Yado');
  // Other journeys have receipts made meanwhile.
  await bar.getByRole('combobox', { name: '種別' }).selectOption('請求書');
  await bar.getByRole('button', { name: 'この条件で検索' }).click();
  await expect(page).toHaveURL(/amount-from=1%2C000&counterparty=Yado&kind=/);
  await expect(bar.getByRole('button', { name: '検索条件(3)' })).toBeVisible();
  await expectNoAxeViolations(page);

  const hash = await list.locator('code').first().innerText();
  const paper = await save(page, /をPDFで保存$|を PDF で保存$/);
  expect(paper.name).toMatch(/^\d{8}_Yado株式会社_\d+_請求書\.pdf$/);
  expect(createHash('sha256').update(paper.content).digest('hex')).toBe(hash);
  const zip = await save(page, /^この条件の書類をZIPで保存$/);
  expect(zip.name).toMatch(/^書類_.*\.zip$/);
  expect(zip.content.subarray(0, 2).toString()).toBe('PK');

  await page.reload();
  const log = page.getByRole('table', { name: /最近の保存の記録/ });
  await expect(log.getByText(/^ZIPファイル\(\d+件\)$/).first()).toBeVisible();

  await bar.getByRole('searchbox', { name: '取引先' }).fill('存在しない会社');
  await bar.getByRole('button', { name: 'この条件で検索' }).click();
  await expect(page.getByText('条件に合う書類がありません')).toBeVisible();
});
