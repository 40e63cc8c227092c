import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ensureKeys } from '../signing/keys.ts';
import { openDocument } from '../signing/sign-document.ts';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';

async function start({ published }: { published: boolean }) {
  const workspace = await createWorkspace();
  const { publicKey } = await ensureKeys(workspace.config.keysDir);
  await workspace.buildHost();
  if (published) await workspace.release('publish', '--all');
  const edge = await startEdge(workspace, { tenants: new Map([['mirai.localhost', 'mirai']]) });
  const get = (headers = {}) =>
    edge.inject({ url: '/release.json', headers: { host: 'mirai.localhost', ...headers } });
  return { workspace, publicKey, get };
}

test('tells an open page which document is in force for its tenant, signed', async () => {
  const { get, publicKey } = await start({ published: true });
  const response = await get();
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(openDocument(response.json(), publicKey)).toMatchObject({ tenant: 'mirai' });
});

test('answers a page that knows it already with nothing, until the next publication', async () => {
  const { get, workspace } = await start({ published: true });
  const known = { 'if-none-match': String((await get()).headers.etag) };
  expect(await get(known)).toMatchObject({ statusCode: 304, body: '' });
  await workspace.buildRemote('search', { routes: [{ path: '/', access: 'signedIn', chunk: 'Main' }] });
  await workspace.release('publish', 'search');
  expect((await get(known)).statusCode).toBe(200);
});

test.each([
  ['a weak tag', (tag: string) => `W/${tag}`, 304],
  ['one of several tags', (tag: string) => `"x", ${tag}`, 304],
  ['any tag', () => '*', 304],
  ['another tag', () => 'W/"x"', 200],
  ['a tag within another', (tag: string) => `"x${tag.slice(1)}`, 200],
] as const)('compares %s', async (_what, said, status) => {
  const { get } = await start({ published: true });
  const { etag } = (await get()).headers;
  expect((await get({ 'if-none-match': said(String(etag)) })).statusCode).toBe(status);
});

test('compresses it, and its tag names it in any encoding', async () => {
  const { get } = await start({ published: true });
  const plain = await get();
  const dense = await get({ 'accept-encoding': 'br' });
  expect(plain.headers.vary).toBe('accept-encoding');
  expect(dense.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(dense.rawPayload).toString()).toBe(plain.body);
  const known = await get({ 'accept-encoding': 'br', 'if-none-match': String(dense.headers.etag) });
  expect(known).toMatchObject({ statusCode: 304, body: '' });
  expect(known.headers.vary).toBe('accept-encoding');
});

test('knows of no document before the first', async () => {
  const { get } = await start({ published: false });
  expect((await get()).statusCode).toBe(404);
});
