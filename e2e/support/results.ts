import { expect, type Locator, type Page } from '@playwright/test';

/** Types a place and takes its first suggestion. */
export async function choosePlace(page: Page, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: '目的地' }).fill(typed);
  await page.getByRole('option').first().click();
}

/** The results of the form as it is, with their first prices. */
export async function submitSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: '検索', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText('¥');
}

/** Beside the list on wide screens; in a sheet, opened here, on narrow ones. */
export async function filters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('region', { name: '絞り込み' });
  const sheet = page.getByRole('dialog', { name: '絞り込み' });
  if (!(await sheet.isVisible())) await page.getByRole('button', { name: /^絞り込み/ }).click();
  return sheet;
}

export async function closeFilters(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await page.getByRole('button', { name: '結果を見る' }).click();
  // A sheet that is still on its way out can't be used, and must not be taken for an open one.
  await expect(page.getByRole('dialog', { name: '絞り込み' })).toBeHidden();
}

/** The number in the name of a filter: how many hotels it would leave. */
export async function readCount(filter: Locator): Promise<number> {
  const name = await filter.evaluate((element) => element.closest('label')?.textContent ?? '');
  return Number(/([\d,]+)軒/.exec(name)?.[1]?.replaceAll(',', ''));
}

export const resultMap = (page: Page) => page.getByRole('region', { name: '検索結果の地図' });
