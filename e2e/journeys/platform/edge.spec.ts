import { expect, test } from '../../support/fixtures.ts';
import { agencyURL } from '../../support/sandbox.ts';

const html = { accept: 'text/html' };

test('every page carries the headers that protect it, and none is indexed', async ({ request }) => {
  for (const path of ['/', '/sign-in', '/settings/cards', '/p/trips/nothing', '/no-such-page']) {
    const headers = (await request.get(path, { headers: html })).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("object-src 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+/);
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*(?!\.)/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': path.startsWith('/p/') ? 'no-store' : 'private, no-cache',
    });
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['referrer-policy'], path).toBe(
      path.startsWith('/p/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /');
});

test.describe('the browser itself', () => {
  test.use({ allowedProblems: /integrity/i });

  test('refuses a script of the site that comes without integrity', async ({ page }) => {
    await page.goto('/sign-in');
    // Scripts start after the first paint, which may be later than the page's load event.
    await page.waitForFunction(() => (window as Window & { __yadoHost?: string }).__yadoHost === 'up');
    const results = await page.evaluate(() => {
      const known = document.querySelector<HTMLScriptElement>('script[src][integrity]');
      const load = (integrity: string) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.addEventListener('load', () => resolve('loaded'));
          script.addEventListener('error', () => resolve('refused'));
          Object.assign(script, { crossOrigin: 'anonymous', integrity, src: known?.src });
          document.head.append(script);
        });
      return Promise.all([load(known?.integrity ?? ''), load('')]);
    });
    expect(results).toEqual(['loaded', 'refused']);
  });
});

test('a page tells its scripts which request brought it, and runs them without one complaint', async ({
  page,
}) => {
  const response = await page.goto('/sign-in');
  const metrics = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .flatMap((entry) => (entry as PerformanceNavigationTiming).serverTiming)
      .map(({ name, description }) => [name, description]),
  );
  expect(metrics).toEqual([['request', response?.headers()['x-request-id']]]);
});

test('an address that leads nowhere is a page with status 404', async ({ request }) => {
  expect((await request.get('/no-such-page', { headers: html })).status()).toBe(404);
});

test('files of a release never change and come compressed', async ({ request }) => {
  const page = await (await request.get('/sign-in', { headers: html })).text();
  const script = /<link rel="preload" as="script" href="([^"]+)"/.exec(page)?.[1] ?? '';
  const response = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['cache-control']).toMatch(/immutable/);
  expect(response.headers()['content-encoding']).toBe('br');
});

test('the API runs nothing but operations of the published builds', async ({ request }) => {
  const query = '{ __typename }';
  const json = { 'content-type': 'application/json', 'x-yado-csrf': '1' };
  const attempts = {
    'an ad-hoc query': request.post('/graphql', { headers: json, data: { query } }),
    introspection: request.post('/graphql', {
      headers: json,
      data: { query: '{ __schema { types { name } } }' },
    }),
    'a batch': request.post('/graphql', { headers: json, data: [{ query }, { query }] }),
    'a query in the address': request.get(`/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'x-yado-csrf': '1' },
    }),
    'a form': request.post('/graphql', { headers: { 'x-yado-csrf': '1' }, form: { query } }),
    'plain text': request.post('/graphql', {
      headers: { 'content-type': 'text/plain', 'x-yado-csrf': '1' },
      data: JSON.stringify({ query }),
    }),
    'an unknown operation': request.post('/graphql', {
      headers: json,
      data: { id: '0'.repeat(64), variables: {} },
    }),
  };
  for (const [what, attempt] of Object.entries(attempts)) {
    const response = await attempt;
    expect(response.status(), what).toBeGreaterThanOrEqual(400);
    expect(response.status(), what).toBeLessThan(500);
    expect(await response.text(), what).not.toMatch(/__typename|"types"|Did you mean/);
  }
});

test('another origin gets no permission to read the API, the agency gets exactly its own', async ({
  request,
}) => {
  for (const origin of ['https://evil.example', 'null']) {
    for (const method of ['POST', 'OPTIONS']) {
      const response = await request.fetch('/graphql', {
        method,
        headers: {
          origin,
          'content-type': 'application/json',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,x-yado-csrf',
        },
      });
      const headers = response.headers();
      expect(headers['access-control-allow-origin'], `${method} from ${origin}`).toBeUndefined();
      expect(headers['access-control-allow-credentials'], `${method} from ${origin}`).toBeUndefined();
    }
  }
  const response = await request.post('/graphql', {
    headers: { origin: agencyURL, 'content-type': 'application/json', 'x-yado-csrf': '1' },
    data: { id: '0'.repeat(64) },
  });
  expect(response.headers()['access-control-allow-origin']).toBe(agencyURL);
  expect(response.headers().vary).toMatch(/origin/i);
});
