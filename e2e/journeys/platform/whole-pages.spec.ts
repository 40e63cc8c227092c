// Pages that the edge sends whole: read without scripts, without React, and within some kilobytes.
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

// Browsers note in the console that there is nothing at an address.
test.use({ allowedProblems: /status of 404/ });

/** Until a page can be read: its HTML as it is sent, with all its styles. */
const BUDGET_BYTES = 30 * 1024;

/** Opens it again where the screen came instead, because the API took longer than the edge waits. */
async function openWhole(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  return (await page.locator('#yado-boot').count()) === 0 ? response : openWhole(page, path);
}

const texts = [
  { path: '/legal', heading: '特定商取引法に基づく表記', status: 200 },
  { path: '/pdf-guide', heading: /印刷/, status: 200 },
  { path: '/terms/terms', heading: /利用規約/, status: 200 },
  { path: '/terms/faq', heading: /よくあるご質問/, status: 200 },
  { path: '/terms/no-such-terms', heading: '規約が見つかりません', status: 404 },
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, status } of texts) {
    test(`${path} can be read, and leads to the rest of the site`, async ({ page }) => {
      const response = await openWhole(page, path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Yado' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
      const notice = page.getByRole('contentinfo').getByRole('link', { name: '特定商取引法に基づく表記' });
      await notice.click();
      await expect(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible();
    });
  }
});

for (const { path } of texts) {
  test(`${path} asks for nothing else, and is small`, async ({ page, request: client }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((address) => !/^\/(?:favicon\.svg|brands\/.*)$/.test(address))).toEqual([path]);
    const html = await (await client.get(path)).body();
    expect(brotliCompressSync(html).length).toBeLessThan(BUDGET_BYTES);
    await expectNoAxeViolations(page);
  });
}

test('the color mode is chosen and kept, and a signed-in person is led back to the site', async ({
  page,
  signIn,
}) => {
  await openWhole(page, '/legal');
  await expect(page.getByRole('banner').getByRole('link', { name: 'サインイン' })).toBeVisible();
  await page.getByRole('button', { name: '暗い配色にする' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '明るい配色にする' }).click();

  await signIn('employee');
  await openWhole(page, '/legal');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'サインイン' })).toBeHidden();
  await banner.getByRole('link', { name: 'ホテル検索' }).click();
  await expect(page.getByRole('combobox', { name: '目的地' })).toBeVisible();
});
