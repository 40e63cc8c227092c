import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFileGuard, findIntegrity } from '../remotes/file-guard.ts';
import { withDevelopment } from './with-development.ts';

const ORIGIN = 'http://localhost:3100';
const declaration = { id: 'search', name: 'ホテル検索', routes: [], menu: [], configSchema: {} };
const channel = (id: string) => ({
  stable: {
    id,
    baseUrl: `/releases/${id}/`,
    files: { 'remoteEntry.js': { integrity: 'sha384-x', size: 1 } },
  },
  previous: { id: `${id}-before`, baseUrl: '/releases/before/', files: {} },
});
const published = {
  host: channel('host'),
  remotes: { search: channel('search'), trips: channel('trips') },
} as unknown as ReleaseDocument;

let served: Record<string, string>;

beforeEach(() => {
  served = {
    [`${ORIGIN}/remoteEntry.js`]: 'var yado_search_0123abcdef;',
    [`${ORIGIN}/remote.json`]: JSON.stringify(declaration),
  };
  vi.stubGlobal('__webpack_public_path__', '/releases/host/');
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(served[url], { status: url in served ? 200 : 404 }),
  );
  installFileGuard(published);
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the published site for other users', async () => {
  expect(await withDevelopment(published, undefined)).toEqual({ releaseDocument: published, mark: null });
});

it('replaces all releases of the remote, allows only its container and shows the mark', async () => {
  const { releaseDocument, mark } = await withDevelopment(published, { remote: 'search', origin: ORIGIN });
  expect(releaseDocument.remotes.search).toEqual({
    stable: expect.objectContaining({
      container: 'yado_search_0123abcdef',
      baseUrl: `${ORIGIN}/`,
      declaration,
    }),
  });
  expect(releaseDocument.remotes.trips).toBe(published.remotes.trips);
  expect(findIntegrity(`${ORIGIN}/remoteEntry.js`)).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  expect(findIntegrity(`${ORIGIN}/else.js`)).toBeUndefined();
  render(mark);
  expect(screen.getByRole('complementary').textContent).toContain(
    '「ホテル検索」は開発中のものを表示しています',
  );
  expect(screen.getByRole('link', { name: '開発中の表示を終える' }).getAttribute('href')).toBe(
    '/release/dev',
  );
});

it.each([
  ['does not answer', () => delete served[`${ORIGIN}/remoteEntry.js`]],
  ['serves another remote', () => (served[`${ORIGIN}/remoteEntry.js`] = 'var yado_trips_0123abcdef;')],
])('keeps the published remote and shows the mark when the server %s', async (_what, breakIt) => {
  breakIt();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { releaseDocument, mark } = await withDevelopment(published, { remote: 'search', origin: ORIGIN });
  expect(releaseDocument).toBe(published);
  render(mark);
  expect(screen.getByRole('complementary').textContent).toContain('公開中の画面を表示しています');
});
