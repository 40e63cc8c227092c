import { bookFromGuests } from '../support/booking.ts';
import { readBrand, rgb } from '../support/brand.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { agencyURL } from '../support/sandbox.ts';
import { ownStay } from '../support/stay.ts';

const own = readBrand('default');
const agency = readBrand('mirai');

// spec: 1.agency, 1.title
test("the agency's host name shows the agency's name, logo, colors and contacts", async ({ page }) => {
  const button = page.getByRole('main').getByRole('button', { name: 'サインイン' });
  await page.goto('/sign-in');
  await expect(button).toHaveCSS('background-color', rgb(own.colors.primary));
  await expect(page).toHaveTitle(`サインイン｜${own.siteName} 国内・海外ホテル予約サービス`);

  await page.goto(`${agencyURL}/sign-in`);
  await expect(page).toHaveTitle(`サインイン｜${agency.siteName} 国内・海外ホテル予約サービス`);
  await expect(button).toHaveCSS('background-color', rgb(agency.colors.primary));
  await expect(button).toHaveCSS('color', rgb(agency.colors.onPrimary));
  expect(agency.colors.primary).not.toBe(own.colors.primary);
  const logo = page.getByRole('banner').getByRole('img', { name: agency.siteName });
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(agency.siteName);
  await expect(footer).toContainText(agency.contacts.normalText);
  await expect(footer).toContainText(agency.licenseNumber ?? '');
});

// spec: 1.agency
test("a branch of the agency books under the agency's name", async ({ page, signIn }, testInfo) => {
  await signIn('osakaAdmin', '/', agencyURL);
  const stay = ownStay(testInfo);
  await startBooking(page, hotels.alwaysHasRooms, stay, agencyURL);
  await bookFromGuests(page);
  await expect(page).toHaveURL(new RegExp(`^${agencyURL}/booking/completed/`));
  await page.getByRole('link', { name: '宿泊確認書を開く' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '宿泊確認書' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('手配: みらいトラベル');
});
