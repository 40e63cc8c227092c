// What must hold against a thief and a liar, as far as it shows in the browser (R26, R28, R29, R40); the words of the log
// themselves are tested at the API. Against a crowd: too-often.spec.ts; with links to files: file-links.spec.ts.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accounts, password } from '../support/accounts.ts';
import {
  choosePayment,
  confirmButton,
  confirmOnce,
  consent,
  ownContact,
  readyToConfirm,
  travelNumber,
} from '../support/booking.ts';
import { cardNumbers, deleteCard, registerCard } from '../support/cards.ts';
import { expect, test } from '../support/fixtures.ts';
import { startBooking } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { sandbox } from '../support/sandbox.ts';
import { currentWorld } from '../support/settings.ts';
import { signIn as signInAt } from '../support/sign-in.ts';
import { ownStay } from '../support/stay.ts';

test('R26: the page of a key is not kept, not found, and tells the next site nothing', async ({
  request,
}) => {
  for (const path of ['/p/trips/no-such-key', '/p/hotels/no-such-key']) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

// spec: 7.travelByKey
test('R28: nothing secret that is typed or shown gets into a log, the console or an event of the page', async ({
  page,
  signIn,
}, testInfo) => {
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const token = request.headers().authorization?.replace(/^Bearer /, '');
    if (token) tokens.add(token);
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await signIn('admin', '/settings/cards');
  const nickname = `秘密 ${randomUUID().slice(0, 8)}`;
  await registerCard(page, nickname, cardNumbers.good);
  const contact = ownContact();
  const familyName = `KANARIA${testInfo.project.name.toUpperCase()}`;
  await startBooking(page, hotels.alwaysHasRooms, ownStay(testInfo));
  await page.getByRole('textbox', { name: '姓(ローマ字)' }).fill(familyName);
  await page.getByRole('textbox', { name: '名(ローマ字)', exact: true }).fill('KENICHI');
  await page.getByRole('textbox', { name: '電話番号' }).fill('03-9876-1234');
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(contact);
  await page.getByRole('button', { name: 'お支払い方法へ進む' }).click();
  await choosePayment(page, nickname);
  await consent(page);
  await confirmButton(page).click();
  const number = await travelNumber(page);
  const link = (await page.getByRole('link', { name: '宿泊確認書を開く' }).getAttribute('href')) ?? '';
  await page.goto(link);
  await expect(page.locator('#content')).toContainText(number);
  await page.goto('/settings/cards');
  await deleteCard(page, nickname);

  const key = new URL(link, page.url()).pathname.split('/').pop() ?? '';
  expect(key.length).toBeGreaterThan(40);
  expect(tokens.size).toBeGreaterThan(0);
  const secrets = {
    key,
    contact,
    familyName,
    password,
    email: accounts.admin,
    card: cardNumbers.good,
  };
  // Every event of the page is written to its console too.
  const log = [await readOwnLog(), ...logged].join('\n');
  expect(log.length).toBeGreaterThan(10_000);
  const hits = Object.entries(secrets).filter(([, secret]) => log.includes(secret));
  expect(hits.map(([name]) => name)).toEqual([]);
  for (const token of tokens) expect(log.includes(token)).toBe(false);
});

test.describe('a failure that nobody expected', () => {
  // The browser writes it to the console.
  test.use({ allowedProblems: /status of 500/ });

  test('R28: shows an error in general words with a number to ask about, and none of its own', async ({
    page,
    signIn,
  }) => {
    await signIn('employee', '/settings/account');
    const number = randomUUID();
    const detail = 'relation "users" does not exist';
    await page.route(/\/graphql/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 500,
            headers: { 'x-request-id': number },
            json: { errors: [{ message: detail }] },
          })
        : route.fallback(),
    );
    await page.getByRole('button', { name: '名前を変更する' }).click();
    const alert = page.getByRole('alert').filter({ hasText: '「名前の変更」に失敗しました。' });
    await expect(alert).toContainText('予期しないエラーが発生しました。');
    await expect(alert).toContainText(`お問い合わせ番号: ${number}`);
    await expect(page.locator('body')).not.toContainText(detail);
  });
});

test('R29: an address to come back to leads nowhere but into the site', async ({ newVisitor, baseURL }) => {
  for (const lie of ['//evil.example/', '/\\evil.example/', 'https:evil.example', 'javascript:alert(1)']) {
    const visitor = await newVisitor();
    await signInAt(visitor, 'employee', lie);
    await expect(visitor.getByRole('combobox', { name: '目的地' })).toBeVisible();
    expect(new URL(visitor.url()).origin).toBe(new URL(baseURL ?? '').origin);
    // Nor who is signed in already.
    await visitor.goto(`/sign-in?${new URLSearchParams({ next: lie })}`);
    await expect(visitor.getByRole('combobox', { name: '目的地' })).toBeVisible();
    expect(new URL(visitor.url()).origin).toBe(new URL(baseURL ?? '').origin);
  }
});

test('R29: a false host name gets into no page', async ({ request }) => {
  for (const name of ['host', 'x-forwarded-host', 'forwarded']) {
    const value = name === 'forwarded' ? 'host=evil.example' : 'evil.example';
    const response = await request.get('/sign-in', { headers: { [name]: value }, maxRedirects: 0 });
    expect(await response.text()).not.toContain('evil.example');
    expect(JSON.stringify(response.headers())).not.toContain('evil.example');
  }
});

test('R40: one hotel that can’t be read leaves the rest of the list, and is counted', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('employee');
  const { query } = ownStay(testInfo);
  await page.route(/\/graphql/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as PartlyFound;
    const [first] = answer.data?.searchPropertyContent?.edges ?? [];
    if (!first) return route.fulfill({ response });
    first.node = null;
    const error = { message: 'Unexpected error.', path: ['searchPropertyContent', 'edges', 0, 'node'] };
    return route.fulfill({ response, json: { ...answer, errors: [error] } });
  });
  await page.goto(`/hotels?q=新宿&region=10141&${query}`);
  await expect(page.getByText(/^1軒のホテルを読み込めませんでした/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('¥');
  // What is still on its way when the test ends is nobody's.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('a page that the site has moved on from', () => {
  // The refusals are written to the console, by the browser and by the host.
  test.use({ allowedProblems: /status of 404|PERSISTED_OPERATION_NOT_FOUND/ });
  const gone = { errors: [{ message: 'Gone.', extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } }] };

  test('R40: is loaded again once by itself, and does not loop when that does not help', async ({
    page,
    signIn,
    menu,
  }) => {
    await signIn('employee', '/settings/account');
    let refused = 0;
    let loads = 0;
    page.on('load', () => (loads += 1));
    const isList = (url: string) => new URL(url).searchParams.get('variables')?.startsWith('{"input":');
    await page.route(/\/graphql/, async (route) => {
      if (refused > 0 || !isList(route.request().url())) return route.fallback();
      refused += 1;
      await route.fulfill({ status: 404, json: gone });
    });
    await menu('予約一覧');
    await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
    await expect.poll(() => loads).toBe(1);
    expect(refused).toBe(1);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(/\/graphql/, (route) =>
      isList(route.request().url()) ? route.fulfill({ status: 404, json: gone }) : route.fallback(),
    );
    await page.reload();
    await expect(page.getByText(/新しいバージョンが公開されています/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'ページを再読み込みする' })).toBeVisible();
    expect(loads).toBe(2);
  });

  test('R40: is not loaded again under a booking that is sent: nothing is booked, and after a reload by hand the same step books once', async ({
    page,
    signIn,
  }, testInfo) => {
    const contact = ownContact();
    await signIn('employee');
    await readyToConfirm(page, { hotel: hotels.alwaysHasRooms, stay: ownStay(testInfo), contact });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(/\/graphql/, (route) =>
      route.request().postData()?.includes('"acceptedTerms"')
        ? route.fulfill({ status: 404, json: gone })
        : route.fallback(),
    );
    await confirmButton(page).click();
    await expect(page.getByText('予約はまだ行われていません')).toBeVisible();
    expect(loads).toBe(0);
    expect(await sandbox.itineraries(contact), 'bookings at the hotel').toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(page.locator('#content')).toContainText(contact);
    await consent(page);
    await confirmOnce(page, contact);
  });
});

interface PartlyFound {
  data?: { searchPropertyContent?: { edges?: { node: unknown }[] } };
}

/** What the site's own processes have written so far; the sandbox stands for others. */
async function readOwnLog(): Promise<string> {
  const { dataDir } = await currentWorld();
  const logs = await Promise.all(
    ['api', 'edge'].map((part) => readFile(join(dataDir, 'logs', `${part}.log`), 'utf8')),
  );
  return logs.join('\n');
}
