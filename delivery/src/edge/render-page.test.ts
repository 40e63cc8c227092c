import type { ScreenOutline } from '@yado/shared/contract/outline';
import { expect, test } from 'vitest';
import { buildDocument, hostRelease, remoteRelease, tenant } from '../testing/_document.ts';
import { form, frame, signInForm } from '../testing/_outline.ts';
import { pageFiles } from './page-files.ts';
import { renderPage } from './render-page.ts';
import { siteVariants } from './site-variants.ts';

const search = remoteRelease('search', 's1', [{ path: '/' }, { path: '/hotels/:id', chunk: 'Detail' }]);
const document = buildDocument({ remotes: { search: { stable: search } } });
const signed = { document: JSON.stringify(document), signature: 'sig', keyId: 'id' };

const preview = { origin: 'https://yado.example' };

const filesAt = (pathname: string, content = document, bucket = 3) => {
  const variant = siteVariants(content)(bucket);
  return pageFiles(variant, variant.findOwner(pathname));
};
const isOwned = (pathname: string, content = document) =>
  siteVariants(content)(3).findOwner(pathname) !== undefined;
const render = (pathname: string, content = document, bucket = 3) =>
  renderPage({
    document: content,
    boot: { signed, bucket },
    files: filesAt(pathname, content, bucket),
    preview,
  }).html;

const urls = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);
/** Every script and style of the page but the host's own stylesheet and first script. */
const NEEDED =
  /<(?:link rel="preload" as="style" href|script defer src)="((?!\/releases\/host\/h1\/index)[^"]+)"/g;

test('loads the host with integrity, in CORS mode', () => {
  const html = render('/');
  expect(html).toContain(
    '<link rel="stylesheet" href="/releases/host/h1/index.css" integrity="sha384-index.css" crossorigin="anonymous">',
  );
  expect(html).toContain(
    '<script defer src="/releases/host/h1/index.js" integrity="sha384-index.js" crossorigin="anonymous"></script>',
  );
});

test('loads ahead what the screen at the address needs, and no other screen', () => {
  const common = [
    '/releases/host/h1/async.js',
    '/releases/search/s1/remoteEntry.js',
    '/releases/search/s1/initial.css',
  ];
  expect(urls(render('/'), NEEDED)).toEqual([...common, '/releases/search/s1/Main.js']);
  expect(urls(render('/hotels/12'), NEEDED)).toEqual([
    ...common,
    '/releases/search/s1/Detail.js',
    '/releases/search/s1/Detail.css',
  ]);
  expect(render('/hotels/12')).toContain(
    '<link rel="preload" as="style" href="/releases/search/s1/Detail.css" integrity="sha384-Detail.css" crossorigin="anonymous">',
  );
});

test('loads the host’s later parts ahead, but not where the screen needs none of them', () => {
  const routes = [{ path: '/', laterParts: false } as const, { path: '/hotels/:id', chunk: 'Detail' }];
  const host = { ...hostRelease('h1'), later: ['later.js'] };
  host.files = { ...host.files, 'later.js': { integrity: 'sha384-later.js', size: 1 } };
  const remotes = { search: { stable: remoteRelease('search', 's1', routes) } };
  const content = buildDocument({ host: { stable: host }, remotes });
  expect(urls(render('/hotels/12', content), NEEDED)).toContain('/releases/host/h1/later.js');
  expect(urls(render('/', content), NEEDED)).not.toContain('/releases/host/h1/later.js');
});

test('names no file of a screen before it is known who may open it', () => {
  const guarded = remoteRelease('settings', 'd1', [{ path: '/desk', chunk: 'Detail' }]);
  for (const route of guarded.declaration.routes) route.preload = false;
  const html = render('/desk', buildDocument({ remotes: { settings: { stable: guarded } } }));
  expect(urls(html, NEEDED)).toEqual([
    '/releases/host/h1/async.js',
    '/releases/settings/d1/remoteEntry.js',
    '/releases/settings/d1/initial.css',
  ]);
});

test('runs the container and its chunks behind the host, in that order', () => {
  const html = render('/');
  const at = (file: string) => html.indexOf(`<script defer src="/releases/${file}"`);
  expect(at('host/h1/index.js')).toBeGreaterThan(-1);
  expect(at('search/s1/remoteEntry.js')).toBeGreaterThan(at('host/h1/index.js'));
  expect(at('search/s1/Main.js')).toBeGreaterThan(at('search/s1/remoteEntry.js'));
});

test('loads nothing ahead of a remote at an address that none declares', () => {
  expect(urls(render('/nowhere'), NEEDED)).toEqual(['/releases/host/h1/async.js']);
  expect(isOwned('/nowhere')).toBe(false);
  expect(isOwned('/hotels/12')).toBe(true);
});

test("loads ahead the canary's files for the canary's buckets", () => {
  const canary = { percent: 10, release: remoteRelease('search', 's2', [{ path: '/' }]) };
  const content = buildDocument({ remotes: { search: { stable: search, canary } } });
  expect(urls(render('/', content, 9), NEEDED)).toContain('/releases/search/s2/Main.js');
  expect(urls(render('/', content, 10), NEEDED)).toContain('/releases/search/s1/Main.js');
});

// spec: 1.noindex
test('asks not to be indexed and its links not to be followed', () => {
  expect(render('/')).toContain('<meta name="robots" content="noindex, nofollow">');
});

test('names the page, its language, its colors and its icon from the brand', () => {
  const html = render('/');
  expect(html).toContain('<html lang="ja">');
  expect(html).toContain('<title>Yado 国内・海外ホテル予約サービス</title>');
  expect(html).toContain('<meta name="theme-color" content="#2C67AC">');
  expect(html).toContain('<style>:root{--brand-primary:#2c67ac;');
  expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
});

test('names the picture of the brand for links, or the one that names no site', () => {
  expect(render('/')).toContain('<meta property="og:image" content="https://yado.example/preview.png">');
  for (const [previewUrl, url] of [
    ['/brands/1/preview.png', 'https://yado.example/brands/1/preview.png'],
    ['https://cdn.example/preview.png', 'https://cdn.example/preview.png'],
  ] as const)
    expect(render('/', buildDocument({ brand: { ...tenant.brand, previewUrl } }))).toContain(
      `<meta property="og:image" content="${url}">`,
    );
});

test('writes brand and document so that no text of theirs can become markup', () => {
  const siteName = '</title></script><script>alert(1)</script>"\u2028';
  const content = buildDocument({ brand: { ...tenant.brand, siteName } });
  const text = JSON.stringify(content);
  const { html } = renderPage({
    document: content,
    boot: { signed: { ...signed, document: text }, bucket: 3 },
    files: filesAt('/', content),
    preview,
  });
  expect(html).not.toContain('<script>alert');
  const harmless = render('/', buildDocument({}));
  expect(html.split('</script>').length).toBe(harmless.split('</script>').length);
  const boot = /<script type="application\/json" id="yado-boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(boot)).toEqual({ signed: { ...signed, document: text }, bucket: 3 });
});

test('asks the first query before anything that could hold it back', () => {
  const html = render('/');
  expect(html.indexOf('startEarlyQueries')).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
  expect(html).toContain(
    `{"userKey":"firebase:authUser:key:[DEFAULT]","hostUrls":["/graphql?id=${'a'.repeat(64)}&variables=%7B%7D"]`,
  );
  const { earlyOperationId: _none, ...stable } = document.host.stable;
  expect(render('/', buildDocument({ host: { stable } }))).not.toContain('startEarlyQueries');
});

test('names nothing of a remote that the tenant does not allow, and counts its addresses as unknown', () => {
  const without = buildDocument({ remotes: { search: { stable: search } }, allowedRemotes: ['trips'] });
  expect(urls(render('/hotels/12', without), NEEDED)).toEqual(['/releases/host/h1/async.js']);
  expect(isOwned('/hotels/12', without)).toBe(false);
});

test('paints the outline before stylesheets and scripts, which are asked for meanwhile', () => {
  const { html, inline } = renderPage({
    document,
    boot: { signed, bucket: 3 },
    files: filesAt('/'),
    preview,
    outline: { host: frame, screen: form, signIn: signInForm, access: 'signedIn' },
  });
  const at = (text: string) => {
    expect(html).toContain(text);
    return html.indexOf(text);
  };
  const sheet = 'href="/releases/host/h1/index.css" integrity="sha384-index.css" crossorigin="anonymous">';
  expect(at(`<link rel="preload" as="style" ${sheet}`)).toBeLessThan(at('</head>'));
  expect(at(frame.styles + form.styles)).toBeLessThan(at('</head>'));
  expect(at('<div id="root"></div>')).toBeLessThan(at('<form>search</form>'));
  expect(at('<form>sign in</form>')).toBeLessThan(at(`<link rel="stylesheet" ${sheet}`));
  expect(inline.scripts).toContain(
    `(${frame.script})({"userKey":"firebase:authUser:key:[DEFAULT]","access":"signedIn"});`,
  );
  const ahead =
    /<link rel="preload" as="script" href="\/releases\/([^"]+)" integrity="sha384-[^"]+" crossorigin="anonymous" fetchpriority="low">/g;
  expect(urls(html.slice(0, at('</head>')), ahead)).toEqual(['host/h1/index.js']);
  // The others are asked for, and all start in order, when the outline is painted and the release document is there.
  const template = html.slice(at('<template id="yado-scripts">'), at('</template>'));
  expect(
    urls(template, /<script src="\/releases\/([^"]+)" integrity="sha384-[^"]+" crossorigin="anonymous">/g),
  ).toEqual(['host/h1/index.js', 'host/h1/async.js', 'search/s1/remoteEntry.js', 'search/s1/Main.js']);
  expect(urls(template, /<link rel="preload" as="style" href="\/releases\/([^"]+)"/g)).toEqual([
    'search/s1/initial.css',
  ]);
  expect(at('id="yado-boot"')).toBeLessThan(html.lastIndexOf('<script>'));
  expect([...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1])).toEqual(
    inline.scripts,
  );
  expect([...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1])).toEqual(inline.styles);
});

test('paints nothing before the whole outline is there', () => {
  const outline = { host: frame, screen: form, signIn: signInForm, access: 'signedIn' as const };
  const { html } = renderPage({
    document,
    boot: { signed, bucket: 3 },
    files: filesAt('/'),
    preview,
    outline,
  });
  const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  expect(html.indexOf(`id="${id}"`)).toBeGreaterThan(html.indexOf('<form>sign in</form>'));
  expect(html.indexOf(`id="${id}"`)).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
});

test('writes nothing into a page that its policy does not allow by its hash', () => {
  const { html, inline } = renderPage({
    document,
    boot: { signed, bucket: 3 },
    files: pageFiles(siteVariants(document)(3), undefined),
    preview,
  });
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);
  expect(inline.scripts.length).toBe(4);
  expect(texts(/<script>([\s\S]*?)<\/script>/g)).toEqual(inline.scripts);
  expect(texts(/<style>([\s\S]*?)<\/style>/g)).toEqual(inline.styles);
  expect(html).not.toMatch(/ on[a-z]+=| style=/);
});

test('asks the screen’s first queries behind the script that says which screen is shown', () => {
  const first = { queries: ['q1'], choose: '()=>[{}]' };
  const renderWith = (screen: ScreenOutline) => {
    const outline = { host: frame, screen, access: 'public' as const };
    const files = filesAt('/');
    return renderPage({ document, boot: { signed, bucket: 3 }, files, preview, outline, path: '/' });
  };
  const { html, inline } = renderWith({ ...form, first });
  const script = inline.scripts.find((text) => text.includes('"queries":["q1"]},()=>[{}])'));
  expect(script).toContain('"isPublic":true');
  expect(html.indexOf(`<script>${script}</script>`)).toBeGreaterThan(html.indexOf(frame.script));
  expect(renderWith(form).html).not.toContain('"queries"');
});
