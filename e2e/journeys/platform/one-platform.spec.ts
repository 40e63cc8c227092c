import { expect, test } from '../../support/fixtures.ts';
import { hotels } from '../../support/hotels.ts';
import {
  environmentsOnPage,
  renderersOnPage,
  sharedModulesOnPage,
  watchRenderers,
} from '../../support/singletons.ts';

/** One page of each remote. */
const pages = [
  { remote: 'search', path: '/', heading: '出張のホテルを、まとめて手配。' },
  { remote: 'trips', path: '/trips', heading: '予約一覧' },
  {
    remote: 'booking',
    path: `/booking/prepare?hotel=${hotels.alwaysHasRooms}`,
    heading: '予約へ進めませんでした',
  },
  { remote: 'settings', path: '/settings/account', heading: 'アカウント設定' },
  { remote: 'public', path: '/legal', heading: '特定商取引法に基づく表記' },
] as const;

/**
 * What host and remotes must have in common, and ask the share scope for on these pages; parts of the interface come on
 * top, as screens need them. React DOM and Relay's runtime are used by the host's own modules alone: the one renderer and
 * the one store are looked at.
 */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-relay',
  '@yado/shared/router',
  '@yado/shared/relay',
  '@yado/shared/auth',
  '@yado/shared/site',
];

test('host and all five remotes share one React, one Relay environment and one session', async ({
  page,
  signIn,
}) => {
  await watchRenderers(page);
  await signIn('employee', '/settings/account');
  await page.goto('/');
  // The heading is painted before React starts; a Relay environment is there after it.
  await expect.poll(() => environmentsOnPage(page)).toBeGreaterThan(0);
  for (const { path, heading } of pages) {
    // The address changes without a new document, so that every remote ends up in the same page.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await environmentsOnPage(page), `Relay environments on ${path}`).toBe(1);
  }

  const shared = await sharedModulesOnPage(page);
  for (const [name, { versions, copies }] of Object.entries(shared)) {
    expect(versions, `versions of ${name}`).toHaveLength(1);
    expect(copies, `copies of ${name}`).toBeLessThanOrEqual(1);
  }
  const findRemotes = (name: string) =>
    new Set(shared[name]?.users.map((user) => /^yado_([a-z]+)_/.exec(user)?.[1]));
  for (const name of singletons) expect(shared[name]?.copies, `copies of ${name}`).toBe(1);
  for (const name of ['react', 'react/jsx-runtime', '@yado/shared/relay'])
    for (const { remote } of pages) expect([...findRemotes(name)], `${name} in ${remote}`).toContain(remote);
  expect(await renderersOnPage(page), 'copies of React DOM').toBe(1);
});

test('the release document is in the page: nothing is asked to find a remote', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto('/password-reset');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const boot = JSON.parse((await page.locator('script[type="application/json"]').textContent()) ?? '{}');
  expect(boot).toMatchObject({ signed: expect.anything(), bucket: expect.any(Number) });
  expect(await response?.text()).toContain('remoteEntry.js');
  const unexpected = asked.filter(
    (path) =>
      !/^\/(password-reset|graphql|favicon\.svg|brands\/[^/]+\/logo\.svg|releases\/[^/]+\/[^/]+\/.+\.(js|css|woff2|ttf|svg|png|webp))$/.test(
        path,
      ),
  );
  expect(unexpected).toEqual([]);
});
