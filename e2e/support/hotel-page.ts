import { expect, type Page } from '@playwright/test';
import type { Hotel } from './hotels.ts';
import type { OwnStay } from './stay.ts';

/** The links that lead from the rates of an open hotel page to the booking. */
export const rateLinks = (page: Page) => page.getByRole('link', { name: /^予約へ進む/ });

/** Opens a hotel by its address with dates and guests, as a shared link does, and takes its first rate. */
export async function takeFirstRate(page: Page, hotel: Hotel, stay: OwnStay, site = ''): Promise<void> {
  await page.goto(`${site}/hotels/${hotel}?${stay.query}`);
  await rateLinks(page).first().click();
}

/** The same up to the step of the guests. */
export async function startBooking(page: Page, hotel: Hotel, stay: OwnStay, site = ''): Promise<void> {
  await takeFirstRate(page, hotel, stay, site);
  await expect(page.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeVisible();
}

/** Chooses the stay's days in the calendar of an open search form. */
export async function chooseDates(page: Page, { checkin, checkout }: OwnStay): Promise<void> {
  await page.getByRole('button', { name: /^チェックイン / }).click();
  const calendar = page.getByRole('dialog', { name: '宿泊日を選択' });
  for (const date of [checkin, checkout]) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const grid = calendar.getByRole('grid', { name: `${year}年${month}月` });
    const first = calendar.getByRole('grid').first();
    // Months are turned to one by one, as people do; each turn is drawn before the next look.
    while ((await grid.count()) === 0) {
      const shown = (await first.getAttribute('aria-label')) ?? '';
      const [shownYear = 0, shownMonth = 0] = shown.split(/\D+/).map(Number);
      const isAhead = Date.UTC(year, month) > Date.UTC(shownYear, shownMonth);
      await calendar.getByRole('button', { name: isAhead ? '次の月' : '前の月' }).click();
      await expect(first).not.toHaveAttribute('aria-label', shown);
    }
    await grid.getByRole('button', { name: new RegExp(`^${month}月${day}日`) }).click();
  }
  await expect(calendar).toBeHidden();
}
