import { goInPage } from '../support/in-page.ts';
import { expect, test } from './_look.ts';

test('contacts, signed out', async ({ page, look }) => {
  await page.goto('/password-reset');
  await expect(page.getByRole('button', { name: 'お問い合わせ' })).toBeVisible();
  await goInPage(page, '/legal');
  await expect(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'お問い合わせ' }).click();
  await expect(page.getByRole('dialog', { name: 'お問い合わせ' })).toBeVisible();
  await look('contacts');
});

test('news', async ({ member: page, look }) => {
  await page.goto('/news');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await look('news');
  await page.getByRole('main').getByRole('link', { name: '年末年始のサポート窓口のご案内' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '年末年始のサポート窓口のご案内' })).toBeVisible();
  await look('news-item');
});

test('pages that say no', async ({ page, look }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible();
  await look('not-found');
});

test('a lost line', async ({ member: page, context, look }) => {
  await page.goto('/settings/account');
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
  // Nothing could load its font afterwards.
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'ready');
  await context.setOffline(true);
  await expect(page.getByText('インターネットに接続していません')).toBeVisible();
  await look('offline');
});
