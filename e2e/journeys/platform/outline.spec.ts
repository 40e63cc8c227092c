import type { Page } from '@playwright/test';
import { accounts, password } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';

const OUTLINE = '#yado-outline';
const HOST_ENTRY = /\/releases\/host\/[^/]+\/static\/js\/index\.\w+\.js$/;

/** Holds the host's code back, so that a page stays as its HTML alone makes it, until `arrive` is called. */
async function holdHost(page: Page): Promise<{ arrive: () => void }> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(HOST_ENTRY, async (route) => {
    await arrived;
    await route.continue();
  });
  return { arrive };
}

/** Text stays as wide as it is on a device that has the site's font. */
const holdFonts = (page: Page) => page.route(/\/static\/font\//, () => {});

const emailBox = (page: Page) => page.getByRole('textbox', { name: 'メールアドレス' });
const destinationBox = (page: Page) => page.getByRole('combobox', { name: '目的地' });
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

async function expectTakenOver(page: Page): Promise<void> {
  await expect(page.locator(OUTLINE)).toHaveCount(0);
  await expect(page.locator('#root main')).toBeVisible();
}

test('a form is there before any script and keeps its text, focus and selection', async ({ page }) => {
  const host = await holdHost(page);
  await open(page, '/sign-in');
  await emailBox(page).fill('someone@sakura.example');
  await page.getByLabel('パスワード', { exact: true }).fill('typed-early');
  await page.keyboard.press('Shift+ArrowLeft');
  host.arrive();
  await expectTakenOver(page);
  await expect(emailBox(page)).toHaveValue('someone@sakura.example');
  const secret = page.getByLabel('パスワード', { exact: true });
  await expect(secret).toBeFocused();
  expect(
    await secret.evaluate((box: HTMLInputElement) => [box.value, box.selectionStart, box.selectionEnd]),
  ).toEqual(['typed-early', 10, 11]);
  await page.keyboard.type('!');
  await expect(secret).toHaveValue('typed-earl!');
});

test('a form that is sent before any script sends once, when the host is ready', async ({ page }) => {
  const host = await holdHost(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await open(page, '/sign-in');
  await emailBox(page).fill(accounts.employee);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  host.arrive();
  await expect(page).not.toHaveURL(/\/sign-in/);
  await expect(destinationBox(page)).toBeVisible();
  expect(asked, 'nothing that was typed left the page').toHaveLength(1);
});

test('who has no session sees the sign-in form at once, and goes where they wanted to', async ({ page }) => {
  const host = await holdHost(page);
  await open(page, '/trips');
  await emailBox(page).fill(accounts.employee);
  host.arrive();
  await expectTakenOver(page);
  await expect(page).toHaveURL(/\/sign-in\?next=%2Ftrips/);
  await expect(emailBox(page)).toHaveValue(accounts.employee);
  await expect(emailBox(page)).toBeFocused();
});

test('the search box takes a text before any script, and suggests for it afterwards', async ({
  page,
  signIn,
}) => {
  await signIn('employee', '/trips');
  const host = await holdHost(page);
  await open(page, '/');
  await destinationBox(page).click();
  await page.keyboard.type('新宿');
  await expect(page.getByRole('link', { name: 'サインイン' })).toBeHidden();
  host.arrive();
  await expectTakenOver(page);
  await expect(destinationBox(page)).toHaveValue('新宿');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a button that is pressed before any script takes effect when the host is ready', async ({
  page,
  signIn,
}) => {
  await signIn('employee', '/trips');
  const host = await holdHost(page);
  await open(page, '/');
  await page.getByRole('button', { name: /^チェックイン/ }).click();
  host.arrive();
  await expectTakenOver(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link that is pressed before any script leads on when the host is ready, and knows the way back', async ({
  page,
}) => {
  const host = await holdHost(page);
  await open(page, '/trips');
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
  await expect(page.locator(OUTLINE)).toHaveCount(1);
  host.arrive();
  await expect(page.getByRole('textbox', { name: '登録したメールアドレス' })).toBeVisible();
  await expect(page).toHaveURL(/\/password-reset\?next=%2Ftrips/);
});

test('the first thing that the Tab key reaches is the skip link, which stays focused and leads to the content', async ({
  page,
  signIn,
}) => {
  await signIn('employee', '/trips');
  const host = await holdHost(page);
  await open(page, '/');
  const link = page.getByRole('link', { name: '本文へ移動' });
  await expect(link).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  host.arrive();
  await expectTakenOver(page);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('nothing moves when the host takes over', async ({ page, signIn }) => {
  const places = async () => {
    const found: Record<string, unknown> = {};
    for (const [name, part] of Object.entries({
      logo: page.getByRole('banner').getByRole('img'),
      field: page.getByRole('main').locator('form input').first(),
      heading: page.getByRole('heading', { level: 1 }),
    }))
      found[name] = await part.boundingBox();
    return found;
  };
  await holdFonts(page);
  for (const path of ['/sign-in', '/']) {
    if (path === '/') await signIn('employee', '/trips');
    const host = await holdHost(page);
    await open(page, path);
    await expect(page.getByRole('main').locator('form input').first()).toBeVisible();
    // How wide a tenant's logo is, only its picture says.
    await expect(page.getByRole('banner').getByRole('img')).toHaveJSProperty('complete', true);
    const before = await places();
    host.arrive();
    await expectTakenOver(page);
    expect(await places(), path).toEqual(before);
    await page.unroute(HOST_ENTRY);
  }
});

test('the page stays where it was scrolled to', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await holdFonts(page);
  await signIn('employee', '/trips');
  const host = await holdHost(page);
  await open(page, '/');
  await expect(destinationBox(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 200));
  await page.waitForFunction(() => scrollY === 200);
  host.arrive();
  await expectTakenOver(page);
  expect(await page.evaluate(() => scrollY)).toBe(200);
});

test('a text that an input method composes is not cut off', async ({ page }) => {
  const host = await holdHost(page);
  await open(page, '/sign-in');
  await emailBox(page).focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'とうきょ', selectionStart: 4, selectionEnd: 4 });
  host.arrive();
  await expect(page.locator('#root main form')).toBeAttached();
  await expect(page.locator(OUTLINE)).toBeVisible();
  await devtools.send('Input.insertText', { text: '東京' });
  await expectTakenOver(page);
  await expect(emailBox(page)).toHaveValue('東京');
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, and shows no form that nothing would answer', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator(OUTLINE)).toBeHidden();
  });
});

test.describe('where the host can not be loaded', () => {
  test.use({ allowedProblems: /ERR_FAILED|Failed to load resource|setGlobalFederationConstructor/ });

  test('it is requested again, and what was typed meanwhile stays', async ({ page }) => {
    await page.route(HOST_ENTRY, (route) => route.abort(), { times: 1 });
    await page.goto('/sign-in');
    await emailBox(page).fill('person@sakura.example');
    await expectTakenOver(page);
    await expect(emailBox(page)).toHaveValue('person@sakura.example');
  });

  test('a stylesheet of it is requested again', async ({ page }) => {
    let requests = 0;
    await page.route(/\/releases\/host\/[^/]+\/static\/css\/.+\.css$/, (route) => {
      requests += 1;
      return requests <= 2 ? route.abort() : route.continue();
    });
    await page.goto('/sign-in');
    await expectTakenOver(page);
    await expect(page.getByRole('main').getByRole('button', { name: 'サインイン' })).toBeVisible();
  });

  test('the page says so in the place of the form', async ({ page }) => {
    await page.route(HOST_ENTRY, (route) => route.abort());
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { name: 'サイトを表示できません' })).toBeVisible();
    await expect(page.locator(OUTLINE)).toHaveCount(0);
  });
});

test.describe('where the host throws before it has started', () => {
  test.use({ allowedProblems: /TypeError/ });

  test('the page says so in the place of the form', async ({ page }) => {
    await page.addInitScript(() => {
      window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    });
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { name: 'サイトを表示できません' })).toBeVisible();
    await expect(page.locator(OUTLINE)).toHaveCount(0);
  });
});
