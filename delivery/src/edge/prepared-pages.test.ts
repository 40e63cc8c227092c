import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { StoredDocument } from '../release/documents.ts';
import { buildDocument, hostRelease, remoteRelease, tenant } from '../testing/_document.ts';
import { frame } from '../testing/_outline.ts';
import type { Encoding } from './encoding.ts';
import { makePage, type Page } from './page.ts';
import { createPreparedPages, type PreparedPages, type Visit } from './prepared-pages.ts';
import { siteVariants } from './site-variants.ts';

const search = remoteRelease('search', 's1', [{ path: '/' }, { path: '/hotels/:id', chunk: 'Detail' }]);
const settings = remoteRelease('settings', 'd1', [{ path: '/settings/:page' }]);

const ORIGIN = 'https://yado.example';

function stored(parts: Partial<ReleaseDocument> = {}): StoredDocument {
  const remotes = { search: { stable: search }, settings: { stable: settings } };
  const document = buildDocument({ remotes, ...parts });
  const signed = { document: JSON.stringify(document), signature: 'sig', keyId: 'id' };
  return { key: 'documents/default/7.json', document, signed };
}

/** As a page would be that is made for one request alone. */
function fresh(site: StoredDocument, cohort: number, pathname: string): Page {
  const variant = siteVariants(site.document)(cohort);
  return makePage(site, { variant, owner: variant.findOwner(pathname), origin: ORIGIN, pathname });
}

const at = (cohort: number, pathname: string, encoding: Encoding): Visit => ({
  cohort,
  origin: ORIGIN,
  pathname,
  encoding,
});

const renderHtml = async (pages: PreparedPages, site: StoredDocument, cohort = 50, pathname = '/') =>
  (await pages(site, at(cohort, pathname, 'identity'))).body.toString();

const PATHS = ['/', '/hotels/1', '/hotels/2', '/settings/account', '/settings/cards', '/nowhere'];

test('sends the very page that would be made for the request, in each encoding, first and later', async () => {
  const pages = createPreparedPages();
  const site = stored();
  for (const pathname of [...PATHS, ...PATHS]) {
    const { html, policy, status } = fresh(site, 50, pathname);
    const sent = {
      identity: await pages(site, at(50, pathname, 'identity')),
      br: await pages(site, at(50, pathname, 'br')),
      gzip: await pages(site, at(50, pathname, 'gzip')),
    };
    expect(sent.identity.body.toString()).toBe(html);
    expect(brotliDecompressSync(sent.br.body).toString()).toBe(html);
    expect(gunzipSync(sent.gzip.body).toString()).toBe(html);
    for (const page of Object.values(sent)) expect(page).toMatchObject({ policy, status });
  }
});

test('makes a page once for all who get the same, also when they come at the same moment', async () => {
  const revise = vi.fn<(page: Page) => Page>((page) => page);
  const pages = createPreparedPages({ revise });
  const site = stored();
  await Promise.all([1, 2, 3].map((cohort) => pages(site, at(cohort, `/hotels/${cohort}`, 'br'))));
  await pages(site, at(99, '/hotels/4?checkin=2026-12-01', 'br'));
  expect(revise).toHaveBeenCalledTimes(1);
});

test('makes a page for each name of a site, and for each scheme', async () => {
  const pages = createPreparedPages();
  for (const origin of [ORIGIN, 'http://yado.example', 'https://other.example']) {
    const { body } = await pages(stored(), { ...at(1, '/', 'identity'), origin });
    expect(body.toString()).toContain(`<meta property="og:url" content="${origin}/">`);
  }
});

test('forgets every page of a document that another one has followed', async () => {
  const pages = createPreparedPages();
  const before = stored();
  await renderHtml(pages, before);
  const host = { stable: hostRelease('h2'), previous: hostRelease('h1') };
  const published = await renderHtml(pages, stored({ sequence: 8, host }));
  expect(published).toContain('/releases/host/h2/index.js');
  expect(await renderHtml(pages, stored({ sequence: 9 }))).toContain('/releases/host/h1/index.js');
  const brand = { ...tenant.brand, siteName: 'あたらしい宿' };
  // The same sequence number again: a store that was created a second time.
  expect(await renderHtml(pages, stored({ brand }))).toContain(
    '<title>あたらしい宿 国内・海外ホテル予約サービス</title>',
  );
});

test('gives the canary to its cohorts and to no other', async () => {
  const pages = createPreparedPages();
  const canary = { percent: 10, release: remoteRelease('search', 's2', [{ path: '/' }]), since: '' };
  const hostCanary = { percent: 30, release: hostRelease('h2'), since: '' };
  const site = stored({
    host: { stable: hostRelease('h1'), canary: hostCanary },
    remotes: { search: { stable: search, canary } },
  });
  const seen = new Map<number, string[]>();
  // Downwards, so that nobody's page can be another's by having come first.
  for (let cohort = 99; cohort >= 0; cohort--) {
    const html = await renderHtml(pages, site, cohort);
    expect(html).toBe(fresh(site, cohort, '/').html);
    const parts = [/host\/(h\d)\/index\.js/, /search\/(s\d)\/Main\.js/, /"bucket":(\d+)\}<\/script>/];
    seen.set(
      cohort,
      parts.map((part) => part.exec(html)?.[1] ?? ''),
    );
  }
  for (const [cohort, parts] of seen) {
    const expected = cohort < 10 ? ['h2', 's2', '9'] : cohort < 30 ? ['h2', 's1', '29'] : ['h1', 's1', '99'];
    expect(parts, `cohort ${cohort}`).toEqual(expected);
  }
});

test("never sends a tenant another's page", async () => {
  const pages = createPreparedPages();
  const sites = ['default', 'mirai', 'sora'].map((id) =>
    stored({ tenant: id, brand: { ...tenant.brand, siteName: id } }),
  );
  for (const site of [...sites, ...sites]) {
    const html = await renderHtml(pages, site);
    expect(html).toContain(`<title>${site.document.tenant} 国内・海外ホテル予約サービス</title>`);
    expect(html).toContain(JSON.stringify(site.signed).replaceAll('<', '\\u003c'));
  }
});

test('keeps no more pages than its budget allows, and builds the others when they are asked for', async () => {
  const site = stored();
  const size = (await createPreparedPages()(site, at(50, '/', 'identity'))).body.length;
  const revise = vi.fn<(page: Page) => Page>((page) => page);
  const pages = createPreparedPages({ revise, budget: 4 * (size + 4_096) });
  for (const pathname of [...PATHS, ...PATHS]) {
    expect((await pages(site, at(50, pathname, 'identity'))).body.toString()).toBe(
      fresh(site, 50, pathname).html,
    );
  }
  // Five kinds, of which four at most are kept.
  expect(revise.mock.calls.length).toBeGreaterThan(5);
});

test('keeps a page whose outline could not be read for that one visit alone', async () => {
  const found = [
    { outline: null, keep: 'never' as const },
    { outline: { host: frame, screen: null, access: 'public' as const }, keep: 'for-good' as const },
  ];
  const findOutline = vi.fn(async () => found.shift() ?? { outline: null, keep: 'for-good' as const });
  const pages = createPreparedPages({ findOutline });
  const site = stored();
  expect(await renderHtml(pages, site)).not.toContain('id="yado-outline"');
  expect(await renderHtml(pages, site)).toContain('id="yado-outline"');
  expect(await renderHtml(pages, site)).toContain('id="yado-outline"');
  expect(findOutline).toHaveBeenCalledTimes(2);
});

test('keeps a page that lacks a refused file for some seconds', async () => {
  let clock = 1;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => spy.mockRestore());
  const findOutline = vi.fn(async () => ({ outline: null, keep: 'a-while' as const }));
  const pages = createPreparedPages({ findOutline });
  const site = stored();
  await renderHtml(pages, site);
  await renderHtml(pages, site);
  expect(findOutline).toHaveBeenCalledTimes(1);
  clock += 11_000;
  await new Promise((resolve) => setTimeout(resolve, 5));
  await renderHtml(pages, site);
  expect(findOutline).toHaveBeenCalledTimes(2);
});

test('tries again after a page that could not be made', async () => {
  const revise = vi.fn<(page: Page) => Page>((page) => page);
  revise.mockImplementationOnce(() => {
    throw new Error('once');
  });
  const pages = createPreparedPages({ revise });
  const site = stored();
  await expect(async () => pages(site, at(1, '/', 'br'))).rejects.toThrow('once');
  expect((await pages(site, at(1, '/', 'br'))).status).toBe(200);
});
