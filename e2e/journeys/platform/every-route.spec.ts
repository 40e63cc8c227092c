import type { Page } from '@playwright/test';
import { bookFromGuests } from '../../support/booking.ts';
import { expect, test } from '../../support/fixtures.ts';
import { startBooking } from '../../support/hotel-page.ts';
import { hotels } from '../../support/hotels.ts';
import { remoteDeclarations } from '../../support/remote-declarations.ts';
import { signIn as signInAt } from '../../support/sign-in.ts';
import { ownStay } from '../../support/stay.ts';

// spec: 1.title
test('every route that a remote declares opens for who may open it', async ({
  page,
  signIn,
  newVisitor,
}, testInfo) => {
  await signIn('admin');
  const stay = ownStay(testInfo);
  await startBooking(page, hotels.alwaysHasRooms, stay);
  const open = new URL(page.url());
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo, { turn: 1 }));
  await bookFromGuests(page);
  const travelId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const voucher = (await page.getByRole('link', { name: '宿泊確認書を開く' }).getAttribute('href')) ?? '';
  await page.goto(`/hotels/${hotels.alwaysHasRooms}`);
  await page.getByRole('button', { name: '共有' }).click();
  const shared = new URL(await page.getByRole('textbox', { name: '共有用のリンク' }).inputValue());
  await page.goto('/invoices');
  const invoice = (await page.locator('a[href^="/invoices/"]').first().getAttribute('href')) ?? '';

  const step = (name: string) => `${open.pathname.replace(/guests$/, name)}${open.search}`;
  const addresses: Record<string, string> = {
    '/hotels': `/hotels?q=${encodeURIComponent('新宿')}&${stay.query}`,
    '/hotels/:id': `/hotels/${hotels.alwaysHasRooms}?${stay.query}`,
    '/booking/:priceCheckId/guests': step('guests'),
    '/booking/:priceCheckId/payment': step('payment'),
    '/booking/:priceCheckId/confirm': step('confirm'),
    '/booking/completed/:travelId': `/booking/completed/${travelId}`,
    '/trips/:id': `/trips/${travelId}`,
    '/trips/:id/vouchers': `/trips/${travelId}/vouchers`,
    '/trips/:id/itineraries': `/trips/${travelId}/itineraries`,
    '/trips/:id/dates': `/trips/${travelId}/dates`,
    '/invoices/:id': invoice,
    '/p/hotels/:key': shared.pathname,
    '/p/trips/:key': voucher,
    '/terms/:contentId': '/terms/terms',
    '/news/:id': '/news/2026-11-year-end',
    '/desk/agency/branches/:id': '/desk/agency/branches/demo-branch-sakura-osaka',
    '/desk/operator/branches/:id': '/desk/operator/branches/demo-branch-sakura-osaka',
    '/desk/operator/branches/:id/external-booking':
      '/desk/operator/branches/demo-branch-sakura-osaka/external-booking',
    '/desk/operator/agencies/:id': '/desk/operator/agencies/demo-agency-mirai',
  };
  const visitor = await newVisitor();
  const desks: Record<string, Page> = { AGENCY_DESK: await newVisitor(), OPERATOR_DESK: await newVisitor() };
  await signInAt(desks.AGENCY_DESK as Page, 'agent');
  await signInAt(desks.OPERATOR_DESK as Page, 'operator');
  // Where several permissions allow a route, the first one's holder opens it.
  const permitted = (permission: string | string[]) => desks[[permission].flat()[0] ?? ''] ?? page;
  for (const { name, routes } of remoteDeclarations) {
    for (const { path, access } of routes) {
      const address = addresses[path] ?? path;
      expect(address, `this test knows an address for ${path}`).not.toContain(':');
      const tab = access === 'public' ? visitor : access === 'signedIn' ? page : permitted(access.permission);
      await tab.goto(address);
      await expect(tab.getByRole('heading', { level: 1 }), `${name}: ${address}`).toBeVisible();
      await expect(tab.getByRole('heading', { level: 1 }), `${name}: ${address}`).not.toHaveText(
        /表示できません|見つかりません|権限がありません/,
      );
      await expect(tab, address).toHaveTitle(/｜Yado 国内・海外ホテル予約サービス$/);
    }
  }
});

test('who is not signed in is sent to sign-in from every route that is not public', async ({ page }) => {
  const guarded = remoteDeclarations
    .flatMap(({ routes }) => routes)
    .filter(({ access }) => access !== 'public')
    .map(({ path }) => path.replaceAll(/:\w+/g, 'x'));
  expect(guarded.length).toBeGreaterThan(0);
  for (const address of guarded) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'サインイン' }), address).toBeVisible();
  }
});
