import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { createFolderStore } from '../store/folder-store.ts';
import type { EdgeOptions } from './server.ts';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';
import { hashSource } from './content-security-policy.ts';

const HTML = { host: 'localhost:8080', accept: 'text/html' };
const tenants = new Map([
  ['localhost:8080', 'default'],
  ['mirai.localhost:8080', 'mirai'],
]);

const ROUTES = [{ path: '/', access: 'signedIn' as const, chunk: 'Main' }];

async function start({ publish = true, ...options }: Partial<EdgeOptions> & { publish?: boolean } = {}) {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search', { routes: ROUTES });
  if (publish) await workspace.release('publish', '--all');
  const store = createFolderStore(workspace.config.storeDir);
  const edge = await startEdge(workspace, { store, tenants, ...options });
  const get = (url: string, headers: Record<string, string> = HTML) => edge.inject({ url, headers });
  return { workspace, store, edge, get };
}

const parseBoot = ({ body }: LightMyRequestResponse) =>
  JSON.parse(/id="yado-boot">(.*)<\/script>/.exec(body)?.[1] as string);
const documentIn = (response: LightMyRequestResponse) => JSON.parse(parseBoot(response).signed.document);

test('answers each configured name with its tenant', async () => {
  const { get } = await start();
  expect((await get('/')).body).toContain('<title>Yado 国内・海外ホテル予約サービス</title>');
  expect((await get('/', { ...HTML, host: 'MIRAI.localhost:8080' })).body).toContain(
    '<title>みらいトラベル 国内・海外ホテル予約サービス</title>',
  );
});

test.each(['evil.example', 'localhost', 'localhost:8081', 'mirai.localhost:8080.evil.example', ''])(
  'answers nothing under the name %j',
  async (host) => {
    const { get } = await start();
    const response = await get('/', { ...HTML, host, 'x-forwarded-host': 'localhost:8080' });
    expect(response.statusCode).toBe(421);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  },
);

test('serves a page for any address that a remote declares, and 404 with the page for others', async () => {
  const { get } = await start();
  const page = await get('/?checkin=2026-12-01');
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect((await get('/nowhere')).statusCode).toBe(404);
  expect((await get('/nowhere')).body).toContain('yado-boot');
});

test('serves no page where a script or a picture was asked for', async () => {
  const { get } = await start();
  for (const response of [
    await get('/app.js'),
    await get('/', { host: 'localhost:8080', accept: 'image/*' }),
  ]) {
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  }
});

test('allows each text that is in a page by its hash, and every page has the same', async () => {
  const { get } = await start();
  const [one, other] = [await get('/'), await get('/')];
  const policy = String(one.headers['content-security-policy']);
  const texts = [...one.body.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)];
  expect(texts.length).toBe(5);
  for (const [, text] of texts) expect(policy).toContain(hashSource(text as string));
  expect(policy).not.toContain('nonce');
  expect(other.headers['content-security-policy']).toBe(policy);
  expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
});

test("tells each page the request that it came by, and a site with Google's maps a nonce that no other answer has", async () => {
  const { get } = await start();
  const one = await get('/');
  expect(one.headers['server-timing']).toBe(`request;desc="${one.headers['x-request-id']}"`);
  const mirai = { ...HTML, host: 'mirai.localhost:8080' };
  const nonces = [await get('/', mirai), await get('/', mirai)].map(({ headers, body }) => {
    const nonce = /, style;desc="([\w-]{22})"$/.exec(String(headers['server-timing']))?.[1] as string;
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(body).not.toContain(nonce);
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
  expect((await get('/trips', mirai)).headers['server-timing']).not.toContain('style;');
});

test('allows the card provider on card pages only', async () => {
  const { get } = await start();
  const policy = async (path: string) => String((await get(path)).headers['content-security-policy']);
  expect(await policy('/settings/cards')).toContain('http://127.0.0.1:4102');
  expect(await policy('/settings/account')).not.toContain('http://127.0.0.1:4102');
});

test.each([
  ['a page', '/', HTML],
  ['a page of a guest', '/p/trips/key', HTML],
  ['a missing page', '/nowhere', HTML],
  ['a missing file', '/releases/host/none/x.js', HTML],
  ['a foreign name', '/', { host: 'evil.example' }],
  ['an API that is down', '/graphql', { host: 'localhost:8080' }],
  ['health', '/healthz', {}],
  ['readiness', '/readyz', {}],
  ['robots.txt', '/robots.txt', HTML],
])('protects %s by its headers', async (_what, url, headers) => {
  const { get } = await start();
  const response = await get(url, headers as Record<string, string>);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': url.startsWith('/p/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'cross-origin-resource-policy': url.startsWith('/releases/') ? 'cross-origin' : 'same-origin',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(response.headers).not.toHaveProperty('strict-transport-security');
});

test('insists on https where a trusted proxy says that it is, and nowhere else', async () => {
  const forwarded = { ...HTML, 'x-forwarded-proto': 'https' };
  const trusting = await (await start({ trustProxy: ['127.0.0.1'] })).get('/', forwarded);
  expect(trusting.headers['strict-transport-security']).toBe('max-age=63072000');
  expect(trusting.headers['set-cookie']).toMatch(/; Secure$/);
  const wary = await (await start()).get('/', forwarded);
  expect(wary.headers['strict-transport-security']).toBeUndefined();
});

test('keeps a browser in its cohort', async () => {
  const { get } = await start();
  const first = await get('/');
  const cookie = String(first.headers['set-cookie']).split(';')[0] as string;
  const second = await get('/', { ...HTML, cookie });
  expect(cookie).toMatch(/^yado_bucket=\d{1,2}$/);
  expect(second.headers['set-cookie']).toBeUndefined();
});

test('serves releases for ever, compressed as the browser likes', async () => {
  const { get, store } = await start();
  const { baseUrl } = documentIn(await get('/')).host.stable;
  const url = `${baseUrl}static/js/index.js`;
  const data = (await store.get(url.slice(1))) as Buffer;
  const plain = await get(url);
  expect(plain.rawPayload.equals(data)).toBe(true);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/releases/host/*/static/js/index.js"',
  });
  const br = await get(url, { ...HTML, 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).equals(data)).toBe(true);
  const gz = await get(url, { ...HTML, 'accept-encoding': 'gzip' });
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gz.rawPayload).equals(data)).toBe(true);
  expect((await get(`${baseUrl}static/font/jp.woff2`)).headers['content-type']).toBe('font/woff2');
});

test.each(['/hotels/%E0%A4%A', '/%', '/trips/50%?q=%E0%A4%A'])(
  'answers the page, which says that there is nothing, at %s, which can’t be decoded',
  async (url) => {
    const { get } = await start();
    const page = await get(url);
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('id="yado-boot"');
    const file = await get(url, { ...HTML, accept: 'image/png' });
    expect(file.statusCode).toBe(404);
    expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
  },
);

test('compresses pages', async () => {
  const { get } = await start();
  const page = await get('/', { ...HTML, 'accept-encoding': 'br' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('</html>');
});

test.each([
  '/releases/../keys/release-private.pem',
  '/releases/%2e%2e/%2e%2e/keys/release-private.pem',
  '/releases/..%2f..%2fkeys%2frelease-private.pem',
  '/releases/..%5c..%5ckeys',
  '/releases/host/%00.js',
  '/releases/%E0%A4%A.js',
  '/releases//etc/passwd.js',
  '/releases/',
  '/releases/host',
  '/brands/..%2fdocuments%2fdefault.json',
  '/operations/x.graphql',
])('gives nothing away at %s', async (url) => {
  const { get } = await start();
  const response = await get(url);
  expect([400, 404]).toContain(response.statusCode);
  expect(response.headers['content-type']).toMatch(/^text\/plain/);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

test.each(['/documents/default.json', '/brands/../documents/default.json'])(
  'leaves %s to the API, whose documents belong to trips',
  async (url) => {
    const { get } = await start();
    const response = await get(url);
    // There is no API here; what the store holds under this name is not revealed.
    expect(response.statusCode).toBe(502);
    expect(response.body).not.toContain('signature');
  },
);

test('serves logo, icon and robots.txt of the tenant', async () => {
  const { get } = await start();
  const mirai = { ...HTML, host: 'mirai.localhost:8080' };
  const { logoUrl } = documentIn(await get('/', mirai)).brand;
  const logo = await get(logoUrl, mirai);
  expect(logo.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(logo.body).toContain('aria-label="みらいトラベル"');
  expect((await get('/favicon.svg', mirai)).body).not.toBe((await get('/favicon.svg')).body);
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
});

test('has a publication and a rollback in force on the next page load', async () => {
  const { get, workspace } = await start();
  const stable = async () => documentIn(await get('/')).remotes.search.stable.version;
  await workspace.buildRemote('search', { version: '2.0.0', code: 'changed', routes: ROUTES });
  await workspace.release('publish', 'search');
  expect(await stable()).toBe('2.0.0');
  await workspace.release('rollback', 'search');
  expect(await stable()).toBe('1.0.0');
});

test('keeps to the last good document when one is altered in the store', async () => {
  const { get, workspace, store } = await start();
  await workspace.buildRemote('search', { version: '2.0.0', code: 'changed', routes: ROUTES });
  await workspace.release('publish', 'search');
  const file = join(workspace.config.storeDir, (await store.list('documents/default')).at(-1) as string);
  await writeFile(file, (await readFile(file, 'utf8')).replace('2.0.0', '6.6.6'));
  expect(documentIn(await get('/')).remotes.search.stable.version).toBe('1.0.0');
});

test("refuses another tenant's document in a tenant's place", async () => {
  const { get, store } = await start();
  const [key] = await store.list('documents/mirai');
  const data = (await store.get(key as string)) as Buffer;
  await store.put('documents/default/999999999999.json', data);
  expect((await get('/')).body).toContain('<title>Yado 国内・海外ホテル予約サービス</title>');
});

test('lives, but is not ready, until a tenant is published', async () => {
  const { get, workspace } = await start({ publish: false });
  expect((await get('/healthz', {})).statusCode).toBe(200);
  const readiness = await get('/readyz', {});
  expect(readiness.statusCode).toBe(503);
  expect(readiness.json()).toEqual({ status: 'unpublished', documents: {}, missing: ['default', 'mirai'] });
  const page = await get('/');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('準備中');
  await workspace.release('publish', '--all');
  expect((await get('/readyz', {})).json()).toMatchObject({ status: 'ready', missing: [] });
  expect((await get('/')).statusCode).toBe(200);
});

test('stays ready, names it and logs it once when one tenant of several has no document', async () => {
  const lines: string[] = [];
  const tenants = new Map([
    ['localhost:8080', 'default'],
    ['new.localhost:8080', 'newagency'],
  ]);
  const { get } = await start({ tenants, logTo: { write: (line: string) => void lines.push(line) } });
  for (let times = 0; times < 2; times++) {
    const readiness = await get('/readyz', {});
    expect(readiness.statusCode).toBe(200);
    expect(readiness.json()).toMatchObject({ status: 'ready', missing: ['newagency'] });
  }
  expect((await get('/')).statusCode).toBe(200);
  const alerts = lines.filter((line) => line.includes('tenant-without-document'));
  expect(alerts).toHaveLength(1);
  expect(alerts[0]).toContain('newagency');
});

test('lives, but is not ready, while the store can not be read and nothing was seen of it', async () => {
  const { workspace, store } = await start();
  const list = () => Promise.reject(new Error('down'));
  const edge = await startEdge(workspace, { store: { ...store, list }, tenants });
  const get = (url: string, headers: Record<string, string>) => edge.inject({ url, headers });
  expect((await get('/healthz', {})).statusCode).toBe(200);
  expect((await get('/readyz', {})).json()).toMatchObject({ missing: ['default', 'mirai'] });
});

test('serves no page from an expired document', async () => {
  const { get } = await start({ now: () => new Date(Date.now() + 31 * 86_400_000) });
  expect((await get('/')).statusCode).toBe(503);
  expect((await get('/readyz', {})).statusCode).toBe(503);
});
