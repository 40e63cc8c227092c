import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';

const HOST = { host: 'localhost', accept: 'text/html' };
const ROUTES = [{ path: '/', access: 'signedIn' as const, chunk: 'Main' }];

async function start() {
  const workspace = await createWorkspace();
  await workspace.buildHost();
  await workspace.buildRemote('search', { routes: ROUTES });
  await workspace.release('publish', '--all');
  const edge = await startEdge(workspace);
  const get = (headers: Record<string, string> = {}) =>
    edge.inject({ url: '/', headers: { ...HOST, cookie: 'yado_bucket=5', ...headers } });
  const searchIn = async (cookie?: string) =>
    /releases\/search\/([^/]+)\/remoteEntry/.exec((await get(cookie ? { cookie } : {})).body)?.[1];
  const rebuild = () => workspace.buildRemote('search', { version: '2.0.0', code: 'new', routes: ROUTES });
  return { workspace, edge, get, searchIn, rebuild };
}

test('has a publication, a rollback and the publication again in force on the next page load', async () => {
  const { workspace, searchIn, rebuild } = await start();
  const first = await searchIn();
  await rebuild();
  await workspace.release('publish', 'search');
  const second = await searchIn();
  expect(second).not.toBe(first);
  await workspace.release('rollback', 'search');
  expect(await searchIn()).toBe(first);
  await workspace.release('publish', 'search');
  expect(await searchIn()).toBe(second);
});

test('has a canary, its share and its end in force on the next page load', async () => {
  const { workspace, searchIn, rebuild } = await start();
  const first = await searchIn();
  await rebuild();
  await workspace.release('canary', 'search', '10%');
  const tried = await searchIn('yado_bucket=5');
  expect(tried).not.toBe(first);
  expect(await searchIn('yado_bucket=10')).toBe(first);
  await workspace.release('canary', 'search', '20%');
  expect(await searchIn('yado_bucket=10')).toBe(tried);
  await workspace.release('rollback', 'search');
  expect(await searchIn('yado_bucket=5')).toBe(first);
});

test('has a changed brand in force on the next page load', async () => {
  const { workspace, get } = await start();
  const before = (await get()).body;
  const file = join(workspace.config.tenantsDir, 'default.json');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('"siteName": "Yado"', '"siteName": "みどりの宿"'),
  );
  await workspace.release('configure', '--yes');
  const after = (await get()).body;
  expect(before).toContain('<title>Yado 国内・海外ホテル予約サービス</title>');
  expect(after).toContain('<title>みどりの宿 国内・海外ホテル予約サービス</title>');
});

test('sends a page in the encoding that the browser takes, whatever others took before', async () => {
  const { get } = await start();
  const plain = await get();
  for (let pass = 0; pass < 2; pass++) {
    const br = await get({ 'accept-encoding': 'gzip, br' });
    const gz = await get({ 'accept-encoding': 'gzip, br;q=0' });
    const none = await get({ 'accept-encoding': 'identity' });
    expect([br, gz, none].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect([br, gz, none].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'));
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
    expect(none.body).toBe(plain.body);
  }
});

test('answers HEAD with the headers of the page alone', async () => {
  const { edge, get } = await start();
  const page = await get({ 'accept-encoding': 'br' });
  const headers = { ...HOST, cookie: 'yado_bucket=5', 'accept-encoding': 'br' };
  const head = await edge.inject({ method: 'HEAD', url: '/', headers });
  expect(head.rawPayload.length).toBe(0);
  const same = ({
    date: _d,
    'x-request-id': _i,
    'server-timing': _t,
    'reporting-endpoints': _r,
    ...rest
  }: typeof page.headers) => rest;
  expect(same(head.headers)).toEqual(same(page.headers));
});

test('has the browser refuse and report what has no integrity, where all files are ours', async () => {
  const { edge } = await start();
  const get = async (url: string) => (await edge.inject({ url, headers: HOST })).headers;
  const page = await get('/');
  expect(page['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(site)');
  expect(page['content-security-policy']).toContain('; report-to site');
  expect(page['reporting-endpoints']).toMatch(
    /^site="\/events\/browser\?page=[0-9a-f-]{36}&host=[0-9a-f]+"$/,
  );
  // The card provider's scripts change without notice.
  expect((await get('/settings/cards'))['integrity-policy']).toBeUndefined();
});

test('never answers for a page that the browser still has it: its cohort and its brand may have changed', async () => {
  const { get } = await start();
  const { headers } = await get();
  expect(headers.etag).toBeUndefined();
  expect(headers['cache-control']).toBe('private, no-cache');
  expect((await get({ 'if-none-match': '*' })).statusCode).toBe(200);
});
