import { expect, test } from 'vitest';
import { documentOf, remoteRelease, tenant } from '../testing/_document.ts';
import { pageFiles } from './page-files.ts';
import { renderPage } from './render-page.ts';

const search = remoteRelease('search', 's1', [{ path: '/' }, { path: '/hotels/:id', chunk: 'Detail' }]);
const document = documentOf({ remotes: { search: { stable: search } } });
const signed = { document: JSON.stringify(document), signature: 'sig', keyId: 'id' };

const render = (pathname: string, content = document, bucket = 3) =>
  renderPage({
    document: content,
    boot: { signed, bucket, requestId: 'r' },
    files: pageFiles(content, bucket, pathname),
    nonce: 'N',
  });

const urls = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);
const PRELOADS = /<link rel="preload" as="\w+" href="([^"]+)"/g;

test('loads the host with integrity, in CORS mode', () => {
  const html = render('/');
  expect(html).toContain(
    '<link rel="stylesheet" href="/releases/host/h1/index.css" integrity="sha384-index.css" crossorigin="anonymous">',
  );
  expect(html).toContain(
    '<script defer src="/releases/host/h1/index.js" integrity="sha384-index.js" crossorigin="anonymous" nonce="N"></script>',
  );
});

test('preloads what the screen at the address needs, and no other screen', () => {
  const common = [
    '/releases/host/h1/async.js',
    '/releases/search/s1/remoteEntry.js',
    '/releases/search/s1/initial.css',
  ];
  expect(urls(render('/'), PRELOADS)).toEqual([...common, '/releases/search/s1/Main.js']);
  expect(urls(render('/hotels/12'), PRELOADS)).toEqual([
    ...common,
    '/releases/search/s1/Detail.js',
    '/releases/search/s1/Detail.css',
  ]);
  expect(render('/hotels/12')).toContain(
    '<link rel="preload" as="style" href="/releases/search/s1/Detail.css" integrity="sha384-Detail.css" crossorigin="anonymous">',
  );
});

test('preloads nothing of a remote at an address that none declares', () => {
  expect(urls(render('/nowhere'), PRELOADS)).toEqual(['/releases/host/h1/async.js']);
  expect(pageFiles(document, 3, '/nowhere').owned).toBe(false);
  expect(pageFiles(document, 3, '/hotels/12').owned).toBe(true);
});

test("preloads the canary's files for the canary's buckets", () => {
  const canary = { percent: 10, release: remoteRelease('search', 's2', [{ path: '/' }]) };
  const content = documentOf({ remotes: { search: { stable: search, canary } } });
  expect(urls(render('/', content, 9), PRELOADS)).toContain('/releases/search/s2/Main.js');
  expect(urls(render('/', content, 10), PRELOADS)).toContain('/releases/search/s1/Main.js');
});

test('names the page, its language, its colours and its icon from the brand', () => {
  const html = render('/');
  expect(html).toContain('<html lang="ja">');
  expect(html).toContain('<title>Yado</title>');
  expect(html).toContain('<meta name="theme-color" content="#2C67AC">');
  expect(html).toContain('<style nonce="N">:root{--brand-primary:#2c67ac;');
  expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
});

test('writes brand and document so that no text of theirs can become markup', () => {
  const siteName = '</title></script><script>alert(1)</script>"\u2028';
  const content = documentOf({ brand: { ...tenant.brand, siteName } });
  const text = JSON.stringify(content);
  const html = renderPage({
    document: content,
    boot: { signed: { ...signed, document: text }, bucket: 3, requestId: 'r' },
    files: pageFiles(content, 3, '/'),
    nonce: 'N',
  });
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  const boot = /<script type="application\/json" id="yado-boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(boot)).toEqual({ signed: { ...signed, document: text }, bucket: 3, requestId: 'r' });
});

test('asks the first query before anything that could hold it back', () => {
  const html = render('/');
  expect(html.indexOf('startEarlySession')).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
  expect(html).toContain(
    `"firebase:authUser:key:[DEFAULT]","/graphql?id=${'a'.repeat(64)}&variables=%7B%7D"`,
  );
  const { earlyOperationId: _none, ...stable } = document.host.stable;
  expect(render('/', documentOf({ host: { stable } }))).not.toContain('startEarlySession');
});
