import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';
import { hashSource } from './content-security-policy.ts';

const HOST = { host: 'yado.example:8443', cookie: 'yado_bucket=5' };
const BROWSER = { ...HOST, accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const ROUTES = [
  { path: '/', access: 'signedIn' as const, chunk: 'Main' },
  { path: '/hotels/:id', access: 'signedIn' as const, chunk: 'Main' },
  { path: '/legal', access: 'public' as const, chunk: 'Main' },
  { path: '/p/trips/:key', access: 'public' as const, chunk: 'Main', title: '宿泊確認書' },
  { path: '/p/hotels/:key', access: 'public' as const, chunk: 'Main', title: 'ホテルのご案内' },
];

async function start() {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search', { routes: ROUTES });
  await workspace.release('publish', '--all');
  const tenants = new Map([
    ['yado.example:8443', 'default'],
    ['mirai.example', 'mirai'],
  ]);
  const edge = await startEdge(workspace, { tenants, trustProxy: ['127.0.0.1'] });
  const ask = (url: string, headers: Record<string, string> = BROWSER, method: 'GET' | 'HEAD' = 'GET') =>
    edge.inject({ method, url, headers });
  return { workspace, ask };
}

/** Name or property → content of every meta element. */
function metaIn(html: string): Record<string, string> {
  const pairs = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...pairs].map(([, name, content]) => [name, content]));
}

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

test.each([
  ['Slack', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', accept: '*/*' }],
  ['Twitter', { 'user-agent': 'Twitterbot/1.0', accept: '*/*' }],
  ['Facebook', { 'user-agent': 'facebookexternalhit/1.1', accept: '*/*' }],
  ['LINE', { 'user-agent': 'facebookexternalhit/1.1;line-poker/1.0' }],
  ['Teams', { 'user-agent': 'Mozilla/5.0 SkypeUriPreview Preview/0.5' }],
  ['a monitor', { 'user-agent': 'curl/8.5.0', accept: '*/*' }],
  ['one that takes any text', { accept: 'text/*;q=0.8, image/png;q=0.5' }],
  ['one that prefers pages', { accept: '*/*, application/json;q=0.5' }],
  ['one with an empty wish', { accept: '' }],
  ['a browser that opens a page', { accept: '*/*', 'sec-fetch-dest': 'document' }],
])('gives %s the page that browsers get, and its headers alone to HEAD', async (_who, headers) => {
  const { ask } = await start();
  for (const url of ['/', '/hotels/12?checkin=2026-12-01', '/p/trips/key', '/nowhere']) {
    const page = await ask(url);
    const theirs = await ask(url, { ...HOST, ...headers });
    const head = await ask(url, { ...HOST, ...headers }, 'HEAD');
    expect(theirs.statusCode).toBe(url === '/nowhere' ? 404 : 200);
    expect(theirs.body).toBe(page.body);
    expect(head.statusCode).toBe(theirs.statusCode);
    expect(head.rawPayload.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(page.rawPayload.length));
    const same = ({
      date: _d,
      'x-request-id': _i,
      'server-timing': _t,
      'reporting-endpoints': _r,
      ...rest
    }: typeof page.headers) => rest;
    expect(same(theirs.headers)).toEqual(same(page.headers));
    expect(same(head.headers)).toEqual(same(page.headers));
  }
});

test.each([
  ['data', { accept: 'application/json' }],
  ['data or whatever', { accept: 'application/json, text/plain, */*' }],
  ['a picture', { accept: 'image/*' }],
  ['a picture, or whatever', { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }],
  ['a stylesheet', { accept: 'text/css,*/*;q=0.1' }],
  ['a script', { accept: '*/*', 'sec-fetch-dest': 'script' }],
  ['something for a script', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
  ['anything but a page', { accept: '*/*, text/html;q=0' }],
])('answers who asks for %s with 404 and no page', async (_what, headers) => {
  const { ask } = await start();
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, body, headers: said } = await ask('/', { ...HOST, ...headers }, method);
    expect(statusCode).toBe(404);
    expect(said).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    expect(body).not.toContain('<');
  }
});

test('answers a file that is not there with 404 and no page to any client', async () => {
  const { ask } = await start();
  for (const headers of [BROWSER, { ...HOST, accept: '*/*' }, HOST]) {
    const { statusCode, body } = await ask('/logo.png', headers);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<');
  }
});

test('says what the site is, with a picture that is there, to anyone who shows a link to it', async () => {
  const { ask } = await start();
  const { body } = await ask('/legal?from=mail');
  const title = 'Yado 国内・海外ホテル予約サービス';
  expect(titleIn(body)).toBe(title);
  const meta = metaIn(body);
  expect(meta).toMatchObject({
    'og:title': title,
    'og:site_name': 'Yado',
    'og:type': 'website',
    'og:locale': 'ja_JP',
    'og:url': 'http://yado.example:8443/legal',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    robots: 'noindex, nofollow',
  });
  expect(meta.description).toContain('ホテル');
  expect(meta['og:description']).toBe(meta.description);
  const image = new URL(meta['og:image'] as string);
  expect(image.origin).toBe('http://yado.example:8443');
  const picture = await ask(image.pathname, { ...HOST, accept: '*/*' });
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('speaks of each tenant by its own name, picture and address, over https where the site is', async () => {
  const { ask } = await start();
  const own = metaIn((await ask('/')).body);
  const mirai = { ...BROWSER, host: 'Mirai.example', 'x-forwarded-proto': 'https' };
  const theirs = metaIn((await ask('/', mirai)).body);
  expect(theirs).toMatchObject({
    'og:title': 'みらいトラベル 国内・海外ホテル予約サービス',
    'og:site_name': 'みらいトラベル',
    'og:url': 'https://mirai.example/',
    'og:image': expect.stringMatching(/^https:\/\/mirai\.example\/brands\/[0-9a-f]{16}\/preview\.png$/),
  });
  expect(new URL(theirs['og:image'] as string).pathname).not.toBe(
    new URL(own['og:image'] as string).pathname,
  );
});

test('has a picture that names no site, for a brand that was published without one', async () => {
  const { ask } = await start();
  const picture = await ask('/preview.png', { ...HOST, accept: '*/*' });
  expect(picture.headers['content-type']).toBe('image/png');
  expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('says nothing personal of what a public key opens: the same to the byte for every key', async () => {
  const { ask } = await start();
  for (const [path, title] of [
    ['/p/trips/', '宿泊確認書'],
    ['/p/hotels/', 'ホテルのご案内'],
  ]) {
    const [one, other] = [await ask(`${path}k3y-of-one`), await ask(`${path}k3y-of-other?room=1`)];
    expect(one.body).toBe(other.body);
    expect(one.body).not.toContain('k3y-of');
    expect(titleIn(one.body)).toBe(`${title}｜Yado 国内・海外ホテル予約サービス`);
    const meta = metaIn(one.body);
    expect(meta['og:title']).toBe(titleIn(one.body));
    expect(meta).not.toHaveProperty('og:url');
    expect(meta['og:image']).toContain('/preview.png');
    expect(one.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
  }
});

test('names no address of a page that differs by its parameters, and none that no remote declares', async () => {
  const { ask } = await start();
  for (const path of ['/hotels/12', '/nowhere'])
    expect(metaIn((await ask(path)).body)).not.toHaveProperty('og:url');
});

test('takes less than 1.5 KB of a page, and leaves its policy as tight', async () => {
  const { ask } = await start();
  const { body, headers } = await ask('/p/trips/key');
  const texts = body.match(/<(?:title|meta (?:name="description"|property="og:|name="twitter:)).*\n/g) ?? [];
  expect(texts.length).toBeGreaterThan(10);
  expect(Buffer.byteLength(texts.join(''))).toBeLessThan(1_500);
  const inline = [...body.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)];
  for (const [, text] of inline)
    expect(headers['content-security-policy']).toContain(hashSource(text as string));
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('has a changed name in the picture, under another address, with the next page load', async () => {
  const { workspace, ask } = await start();
  const before = metaIn((await ask('/')).body)['og:image'];
  const file = join(workspace.config.tenantsDir, 'default.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"siteName": "Yado"', '"siteName": "みどりの宿 <&\\"新\\">"'));
  await workspace.release('configure', '--yes');
  const { body } = await ask('/');
  expect(metaIn(body)['og:site_name']).toBe('みどりの宿 &lt;&amp;&quot;新&quot;&gt;');
  const after = metaIn(body)['og:image'] as string;
  expect(after).not.toBe(before);
  expect((await ask(new URL(after).pathname)).statusCode).toBe(200);
});
