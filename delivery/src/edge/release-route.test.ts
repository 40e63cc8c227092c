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

test('knows of no document before the first', async () => {
  const { get } = await start({ published: false });
  expect((await get()).statusCode).toBe(404);
});
