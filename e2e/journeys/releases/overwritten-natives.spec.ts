import type { Page } from '@playwright/test';
import { afterOpening, whenShown } from '../../support/broken-code.ts';
import { expect } from '../../support/fixtures.ts';
import { publishRelease } from '../../support/new-release.ts';
import { ownSiteTest } from '../../support/own-site.ts';

const test = ownSiteTest();
// What browsers, React and the host say about a release that overwrites what others need.
test.use({
  allowedProblems:
    /remote-failed|remote-replaced|read only|not extensible|overwritten|broken by trips|"yado"|crash/,
});

const tripsHeading = (page: Page) => page.getByRole('heading', { level: 1, name: '予約一覧' });
const searchHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: '出張のホテルを、まとめて手配。' });
const failed = (page: Page) =>
  page.waitForEvent('console', (message) => /"kind":"remote-failed".*"remote":"trips"/.test(message.text()));

const sharedReact = 'Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0]';
const broken = 'function(){throw new Error("broken by trips")}';

for (const [what, code] of [
  ['the way to fetch', `window.fetch=${broken}`],
  ['a method of lists', `Array.prototype.map=${broken}`],
  ["React's hooks", `${sharedReact}.lib().useState=${broken}`],
  ['the React that remotes share', `${sharedReact}.get=${broken}`],
] as const) {
  test(`a release that overwrites ${what} is named and replaced, and breaks no other part of the page`, async ({
    page,
    ownSite,
    signIn,
    menu,
  }) => {
    await publishRelease(ownSite, 'trips', afterOpening(code));
    await signIn('employee', '/settings/account');
    const report = failed(page);
    await menu('予約一覧');
    await report;
    await expect(tripsHeading(page)).toBeVisible();
    await menu('ホテルを探す');
    await expect(searchHeading(page)).toBeVisible();
    await ownSite.release('rollback', 'trips');
  });
}

for (const [when, start] of [
  ['while it is opened', `setTimeout(overwrite)`],
  ['at a click', `addEventListener('click',overwrite,{once:true})`],
] as const) {
  test(`a screen that overwrites a method ${when} is named, and the next screens work`, async ({
    page,
    ownSite,
    signIn,
    menu,
  }) => {
    const overwrite = `const overwrite=()=>{Array.prototype.map=${broken};self.overwritten=true};`;
    await publishRelease(ownSite, 'trips', whenShown('TripListScreen', overwrite + start));
    const report = failed(page);
    await signIn('employee', '/trips');
    await expect(tripsHeading(page)).toBeVisible();
    await tripsHeading(page).click();
    expect(await page.evaluate(() => 'overwritten' in window)).toBe(true);
    await menu('ホテルを探す');
    await report;
    await expect(searchHeading(page)).toBeVisible();
    await ownSite.release('rollback', 'trips');
  });
}
