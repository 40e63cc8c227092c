import { writeFileSync } from 'node:fs';
import { expect, test } from '../../support/fixtures.ts';
import { budgetFile, measureCost, readBudget, type ScreenCost } from '../../support/first-screen.ts';
import { startBooking } from '../../support/hotel-page.ts';
import { hotels } from '../../support/hotels.ts';
import { ownStay } from '../../support/stay.ts';

/** Builds of other machines carry another key, which is packed shorter or longer in each file. */
const SLACK_KB = 2;

test('no screen costs its first visitor more files, bytes or round trips than its budget', async ({
  page,
  signIn,
}, testInfo) => {
  const stay = ownStay(testInfo);
  const visited: Record<string, ScreenCost> = {
    '/sign-in': await measureCost(page, '/sign-in', { withFonts: true }),
  };
  await signIn('admin');
  await startBooking(page, hotels.alwaysHasRooms, stay);
  const guests = page.url();
  const addresses: Record<string, string> = {
    '/': '/',
    '/hotels': `/hotels?q=${encodeURIComponent('新宿')}&region=10141&${stay.query}`,
    '/hotels/:id': `/hotels/${hotels.alwaysHasRooms}?${stay.query}`,
    '/booking/:priceCheckId/guests': guests,
    '/trips': '/trips',
    '/settings/employees': '/settings/employees',
    '/news': '/news',
  };
  for (const [path, address] of Object.entries(addresses)) visited[path] = await measureCost(page, address);

  // `npm run budget` measures them again; what grew is explained in the commit.
  if (testInfo.config.updateSnapshots === 'all') {
    writeFileSync(budgetFile, `${JSON.stringify(visited, null, 2)}\n`);
    return;
  }
  const budget = readBudget();
  expect(Object.keys(visited).sort(), 'screens with a budget').toEqual(Object.keys(budget).sort());
  for (const [path, { files, kilobytes, fonts = 0, fontKilobytes = 0, roundTrips }] of Object.entries(
    visited,
  )) {
    const allowed = budget[path] as ScreenCost;
    expect.soft(files, `files of ${path}`).toBeLessThanOrEqual(allowed.files);
    expect.soft(kilobytes, `KB of ${path}`).toBeLessThanOrEqual(allowed.kilobytes + SLACK_KB);
    expect.soft(fonts, `font files of ${path}`).toBeLessThanOrEqual(allowed.fonts ?? 0);
    expect
      .soft(fontKilobytes, `KB of fonts of ${path}`)
      .toBeLessThanOrEqual((allowed.fontKilobytes ?? 0) + SLACK_KB);
    expect.soft(roundTrips, `round trips of ${path}`).toBeLessThanOrEqual(allowed.roundTrips);
  }
});
