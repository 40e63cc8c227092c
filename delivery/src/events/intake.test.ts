import { expect, test } from 'vitest';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';
import { createCountReader } from './count-reader.ts';

const REQUEST = 'c7b0c1f2-8d0d-4a53-9b1a-0d8a6f3c2f10';

async function start() {
  const workspace = await createWorkspace();
  const { publicKey } = await ensureKeys(workspace.config.keysDir);
  await workspace.buildHost();
  await workspace.buildRemote('search');
  await workspace.release('publish', '--all');
  const store = createFolderStore(workspace.config.storeDir);
  const open = (instance: string) =>
    startEdge(workspace, {
      instance,
      tenants: new Map([['localhost:8080', 'default']]),
      trustProxy: ['127.0.0.1'],
    });
  const edge = await open('one');
  const document = await currentDocument(store, 'default', publicKey);
  const release = document?.remotes.search?.stable.id as string;
  const about = { part: 'search', release, version: '1.0.0' };
  const buildBatch = (...events: object[]) => ({ tenant: 'default', bucket: 7, requestId: REQUEST, events });
  const send = (payload: unknown, headers: Record<string, string> = {}, to = edge) =>
    to.inject({
      method: 'POST',
      url: '/events',
      headers: { host: 'localhost:8080', 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return { edge, open, about, buildBatch, send, read: createCountReader(store, () => new Date()) };
}

test('counts what pages tell of live releases and hands it on through the store', async () => {
  const { edge, about, buildBatch, send, read } = await start();
  const first = buildBatch({ ...about, kind: 'used' }, { ...about, kind: 'loaded', ms: 300 });
  expect((await send(first)).statusCode).toBe(204);
  expect((await send(buildBatch({ ...about, kind: 'failed', stage: 'render' }))).statusCode).toBe(204);
  await edge.close();
  const [{ releases } = { releases: [] }] = await read();
  expect(releases).toMatchObject([
    {
      tenant: 'default',
      part: 'search',
      release: about.release,
      counts: { pages: 1, failed: 1, replaced: 0 },
    },
  ]);
});

test('adds up what several edges and a restarted one have counted', async () => {
  const { edge, open, about, buildBatch, send, read } = await start();
  const used = buildBatch({ ...about, kind: 'used' });
  await send(used);
  await edge.close();
  for (const instance of ['one', 'two']) {
    const other = await open(instance);
    await send(used, {}, other);
    await other.close();
  }
  const pages = (await read()).flatMap(({ releases }) => releases.map(({ counts }) => counts.pages));
  expect(pages.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('leaves out releases that no document names', async () => {
  const { edge, about, buildBatch, send, read } = await start();
  const events = [
    { ...about, kind: 'used', release: 'unknown' },
    { ...about, kind: 'used', part: 'nothing' },
    { ...about, kind: 'used', part: 'constructor' },
  ];
  expect((await send(buildBatch(...events))).statusCode).toBe(204);
  await edge.close();
  expect(await read()).toEqual([]);
});

test('refuses what is no batch of events', async () => {
  const { about, buildBatch, send } = await start();
  const used = { ...about, kind: 'used' };
  const bad = [
    '{"tenant":',
    'null',
    buildBatch(),
    { ...buildBatch(used), tenant: 'mirai' },
    { ...buildBatch(used), bucket: 100 },
    { ...buildBatch(used), mail: 'employee@sakura.example' },
    buildBatch({ ...used, message: 'employee@sakura.example' }),
    buildBatch({ ...about, kind: 'failed', stage: 'employee@sakura.example' }),
    buildBatch({ ...about, kind: 'loaded', ms: -1 }),
    buildBatch(...Array.from({ length: 51 }, () => used)),
  ];
  for (const payload of bad) {
    expect({ payload, statusCode: (await send(payload)).statusCode }).toEqual({ payload, statusCode: 400 });
  }
});

test('refuses too much at once, other kinds of content, and what another site sends', async () => {
  const { about, buildBatch, send } = await start();
  const batch = buildBatch({ ...about, kind: 'used' });
  expect((await send({ ...batch, padding: 'x'.repeat(20_000) })).statusCode).toBe(413);
  expect((await send(batch, { 'content-type': 'text/plain' })).statusCode).toBe(400);
  expect((await send(batch, { 'content-type': 'application/xml' })).statusCode).toBe(415);
  expect((await send(batch, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await send(batch, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(204);
  expect((await send(batch, { host: 'evil.example' })).statusCode).toBe(421);
});

test('answers a flood from one address with 429 and keeps answering others', async () => {
  const { about, buildBatch, send } = await start();
  const batch = buildBatch({ ...about, kind: 'used' });
  const answers = new Set<number>();
  for (let sent = 0; sent < 601; sent++) {
    answers.add((await send(batch, { 'x-forwarded-for': '192.0.2.1' })).statusCode);
  }
  expect([...answers]).toEqual([204, 429]);
  expect((await send(batch, { 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(204);
});
