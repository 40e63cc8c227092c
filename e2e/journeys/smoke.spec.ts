import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { agencyURL } from '../support/sandbox.ts';

test('shows the legal notice inside the shell to someone who is not signed in', async ({ page }) => {
  await page.goto('/legal');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('shows the agency name under the agency host name', async ({ page }) => {
  await page.goto(`${agencyURL}/legal`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'みらいトラベル' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible();
});
