import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { savesData } from '../../support/in-page.ts';

interface Loaded {
  /** What asked: `fetch`, `script`, `link`. */
  by: string;
  /** Bytes that came over the line; none from the cache. */
  bytes: number;
}

/** The files of a remote that the page has asked for so far. */
const listLoadedFiles = (page: Page, remote: string): Promise<Loaded[]> =>
  page.evaluate(
    (id) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => name.includes(`/releases/${id}/`) && responseEnd > 0)
        .map(({ initiatorType: by, transferSize: bytes }) => ({ by, bytes })),
    remote,
  );

const findTripsScreen = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/trips\/.*TripListScreen\..*\.js$/.test(name)),
  );

test('a page that has been idle opens the screen of another remote from the cache', async ({
  page,
  signIn,
  menu,
}) => {
  await signIn('employee', '/');
  await expect.poll(() => findTripsScreen(page)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  const ahead = await listLoadedFiles(page, 'trips');
  expect(ahead.map(({ by }) => by)).toEqual(ahead.map(() => 'fetch'));

  await menu('予約一覧');
  await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
  const run = (await listLoadedFiles(page, 'trips')).filter(({ by }) => by === 'script');
  expect(run.length, 'scripts that ran').toBeGreaterThan(1);
  expect(run.filter(({ bytes }) => bytes > 0)).toEqual([]);
});

test('a screen runs before the click once the pointer stays on its link, and no other does', async ({
  page,
  signIn,
}) => {
  await signIn('employee', '/');
  const ran = async (remote: string) =>
    (await listLoadedFiles(page, remote)).filter(({ by }) => by === 'script').length > 0;
  const link = page.getByRole('navigation').getByRole('link', { name: '予約一覧' });
  // Before the page listens, as on a busy machine, a pointer that comes is not seen.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => ran('trips'), { timeout: 5_000 }).toBe(true);
  }).toPass();
  expect(await ran('settings')).toBe(false);
  await expect(page).toHaveURL(/\/$/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
});

test('the data of a screen is on its way while the button of the mouse is down on its link, and asked for once', async ({
  page,
  signIn,
}) => {
  await signIn('employee', '/');
  const link = page.getByRole('navigation').getByRole('link', { name: '予約一覧' });
  await link.hover();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.url());
  });
  await page.mouse.down();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page).toHaveURL(/\/$/);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
  expect(asked).toEqual([...new Set(asked)]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a screen is fetched and not run while a finger is on its link', async ({ page, signIn }) => {
    await signIn('employee', '/');
    const link = page.getByRole('navigation').getByRole('link', { name: '予約一覧' });
    const box = await link.boundingBox();
    if (!box) throw new Error('no link to touch');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect.poll(() => findTripsScreen(page)).toBe(true);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    expect((await listLoadedFiles(page, 'trips')).filter(({ by }) => by === 'script')).toEqual([]);
  });
});

test('a person who saves data downloads nothing of another remote before the click', async ({
  page,
  signIn,
  menu,
}) => {
  await page.addInitScript(savesData);
  await signIn('employee', '/');
  await page.waitForFunction(() => performance.getEntriesByName('yado:first-screen').length > 0);
  await page.getByRole('link', { name: '予約一覧' }).first().focus();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  expect(await listLoadedFiles(page, 'trips')).toEqual([]);

  await menu('予約一覧');
  await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
  expect((await listLoadedFiles(page, 'trips')).filter(({ bytes }) => bytes > 0).length).toBeGreaterThan(1);
});

test('a visitor who only looks fetches what the page leads to, and the later parts at the first key', async ({
  page,
}) => {
  const listNames = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const hasLoaded = async (part: string) => (await listNames()).some((name) => name.includes(part));
  await page.goto('/sign-in');
  await expect.poll(() => hasLoaded('PasswordResetScreen')).toBe(true);
  await page.waitForLoadState('networkidle');
  for (const unlikely of [
    'PublicTripScreen',
    'PublicHotelScreen',
    'LegalScreen',
    'later-parts',
    'other-fonts',
  ])
    expect(await hasLoaded(unlikely), unlikely).toBe(false);
  await page.getByRole('textbox', { name: 'メールアドレス' }).press('a');
  await expect.poll(() => hasLoaded('later-parts')).toBe(true);
});
