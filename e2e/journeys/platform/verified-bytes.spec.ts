import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { documentIn } from '../../support/boot-data.ts';
import { goInPage } from '../../support/in-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { siteEvents, watchSiteEvents } from '../../support/site-events.ts';

// What browsers, the federation runtime and the host say about files whose bytes are others.
test.use({
  allowedProblems:
    /integrity|Failed to load|Failed to fetch|remoteEntry\.js|Loading (CSS )?chunk|ChunkLoadError|LinkNetworkError/,
});

/**
 * One byte more that changes nothing: were the file taken, all would come up as ever. A request that is under way at the
 * end is still answered so.
 */
async function alter(context: BrowserContext, url: string, byte = '\n'): Promise<() => void> {
  let isOver = false;
  await context.route(`**${url}`, async (route) => {
    if (isOver) return route.fallback();
    const response = await route.fetch();
    // Else the page would keep it for ever, as it does with the right one.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    const body = Buffer.concat([await response.body(), Buffer.from(byte)]);
    await route.fulfill({ response, headers, body });
  });
  return () => {
    isOver = true;
  };
}

async function liveReleases(request: APIRequestContext) {
  const page = await request.get('/password-reset', { headers: { accept: 'text/html' } });
  const { host, remotes } = documentIn(await page.text());
  return { host: host.stable, remotes };
}

test('no file of a remote is taken with another byte: its part of the page says so until the right one comes', async ({
  page,
  context,
  request,
}) => {
  const { remotes } = await liveReleases(request);
  const { baseUrl, entry, initial, chunks } = remotes.public.stable;
  const named = (pattern: RegExp, names: string[]) => baseUrl + names.find((name) => pattern.test(name));
  const files = {
    entry: baseUrl + entry,
    'exposed chunk': named(/\.js$/, initial),
    stylesheet: named(/\.css$/, initial),
    'chunk of the screen': named(/PasswordResetScreen/, chunks.PasswordResetScreen ?? []),
    'chunk of several screens': named(/^(?!.*PasswordResetScreen).*\.js$/, chunks.PasswordResetScreen ?? []),
  };
  const heading = page.getByRole('heading', { level: 1, name: 'パスワードの再設定' });
  const untouched = await alter(context, files.entry, '');
  await page.goto('/password-reset');
  await expect(heading).toBeVisible();
  untouched();
  for (const [what, url] of Object.entries(files)) {
    const end = await alter(context, url);
    await page.goto('/password-reset');
    await expect(page.getByRole('heading', { name: '「ご案内」を表示できません' }), what).toBeVisible();
    await expect(heading, what).toBeHidden();
    end();
    await page.getByRole('button', { name: 'もう一度読み込む' }).click();
    await expect(heading, what).toBeVisible();
  }
});

test('a stylesheet that comes with a later screen is checked like one that comes with the page', async ({
  page,
  context,
  request,
  signIn,
  menu,
}) => {
  await signIn('employee', '/settings/account');
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント設定' })).toBeVisible();
  const { baseUrl, initial } = (await liveReleases(request)).remotes.trips.stable;
  await alter(context, baseUrl + initial.find((name) => name.endsWith('.css')));
  await menu('予約一覧');
  await expect(page.getByRole('heading', { name: '「予約の管理」を表示できません' })).toBeVisible();
});

test('no file of the host is taken with another byte: the page says so, and is never bare or blank', async ({
  page,
  context,
  request,
}) => {
  const { host } = await liveReleases(request);
  for (const name of [host.styles[0], host.scripts[0]]) {
    const end = await alter(context, `${host.baseUrl}${name}`);
    await page.goto('/password-reset');
    await expect(page.getByRole('heading', { level: 1, name: 'サイトを表示できません' }), name).toBeVisible();
    end();
    await page.getByRole('button', { name: '読み込み直す' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible();
  }
});

test('a font file with another byte is refused and reported; its letters stay in the font of the system', async ({
  page,
  context,
}) => {
  await watchSiteEvents(page);
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/static/font/')) fonts.add(pathname);
  });
  const faces = async () => {
    await page.goto('/password-reset');
    await expect(page.locator('html')).toHaveAttribute('data-fonts', 'ready');
    // Its texts have rarer characters.
    await goInPage(page, '/legal');
    await expect(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-fonts', 'ready');
    return page.evaluate(() => [...document.fonts].map((face) => `${face.status} ${face.unicodeRange}`));
  };
  const all = await faces();
  // One file holds the characters of the first screens, each of the others one face.
  const single = [...fonts].filter((path) => path.endsWith('.woff2'));
  expect(fonts.size).toBeGreaterThan(single.length);
  const [altered = ''] = single;
  await alter(context, altered);
  const left = await faces();
  expect(left).toHaveLength(all.length - 1);
  expect(all).toEqual(expect.arrayContaining(left));
  expect(await siteEvents(page)).toContainEqual(
    expect.objectContaining({ kind: 'font-refused', url: expect.stringContaining(altered) }),
  );
});

test('an address that the release document does not name is refused before it is asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/password-reset');
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible();
  const refusals = await page.evaluate(async () => {
    const url = '/releases/public/0000000000000000/chunk';
    const thrown = (work: () => unknown) => {
      try {
        return String(work());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { __yadoFileGuard: guard } = window as unknown as {
      __yadoFileGuard: (element: HTMLLinkElement) => void;
    };
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${url}.css` });
    const failed = new Promise((resolve) => link.addEventListener('error', () => resolve('failed')));
    guard(link);
    document.head.append(link);
    return {
      script: thrown(() => Object.assign(document.createElement('script'), { src: `${url}.js` })),
      worker: thrown(() => new Worker(`${url}.js`)),
      markup: thrown(() => Object.assign(document.createElement('div'), { innerHTML: '<img>' })),
      stylesheet: await failed,
    };
  });
  expect(refusals).toEqual({
    script: 'TypeError',
    worker: 'TypeError',
    markup: 'TypeError',
    stylesheet: 'failed',
  });
  expect(asked.filter((url) => url.includes('/0000000000000000/'))).toEqual([]);
});
