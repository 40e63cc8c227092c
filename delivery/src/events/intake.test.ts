import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { currentDocument } from '../release/documents.ts';
import { ensureKeys } from '../signing/keys.ts';
import { createFolderStore } from '../store/folder-store.ts';
import type { EdgeOptions } from '../edge/server.ts';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';
import { createCountReader } from './count-reader.ts';
import { addEvents } from './intake.ts';

const pageSecret = 'a secret that all edges of a store have';
const getPageId = (serverTiming: unknown) => /request;desc="([^"]+)"/.exec(String(serverTiming))?.[1];

async function start() {
  const workspace = await createWorkspace();
  const { publicKey } = await ensureKeys(workspace.config.keysDir);
  await workspace.buildHost();
  await workspace.buildRemote('search');
  await workspace.release('publish', '--all');
  const store = createFolderStore(workspace.config.storeDir);
  const open = (instance: string, options: Partial<EdgeOptions> = {}) =>
    startEdge(workspace, {
      ...options,
      instance,
      tenants: new Map([['localhost:8080', 'default']]),
      trustProxy: ['127.0.0.1'],
      pageSecret,
    });
  const edge = await open('one');
  const document = await currentDocument(store, 'default', publicKey);
  const release = document?.remotes.search?.stable.id as string;
  const about = { part: 'search', release, version: '1.0.0' };
  /** Opens a page as a browser does; its id. */
  const openPage = async (from = '192.0.2.1', at = edge) => {
    const headers = { host: 'localhost:8080', accept: 'text/html', 'x-forwarded-for': from };
    const page = await at.inject({ method: 'GET', url: '/', headers });
    return getPageId(page.headers['server-timing']);
  };
  const requestId = await openPage();
  const buildBatch = (...events: object[]) => ({ tenant: 'default', bucket: 7, requestId, events });
  const send = (payload: unknown, headers: Record<string, string> = {}, to = edge) =>
    to.inject({
      method: 'POST',
      url: '/events',
      headers: { host: 'localhost:8080', 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return { edge, open, openPage, about, buildBatch, send, read: createCountReader(store, () => new Date()) };
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
  const { edge, open, openPage, about, buildBatch, send, read } = await start();
  const used = buildBatch({ ...about, kind: 'used' });
  const ids = await Promise.all(['192.0.2.1', '192.0.2.1'].map((from) => openPage(from)));
  await send(used);
  await edge.close();
  for (const instance of ['one', 'two']) {
    const other = await open(instance);
    // Which edge sent a page is all the same.
    await send({ ...used, requestId: ids.pop() }, {}, other);
    await other.close();
  }
  const pages = (await read()).flatMap(({ releases }) => releases.map(({ counts }) => counts.pages));
  expect(pages.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('counts a page once for each release and outcome, however often it says so', async () => {
  const { edge, about, buildBatch, send, read } = await start();
  const failed = { ...about, kind: 'failed', stage: 'render' };
  const many = buildBatch(...Array.from({ length: 25 }, () => [{ ...about, kind: 'used' }, failed]).flat());
  for (let sent = 0; sent < 5; sent++) expect((await send(many)).statusCode).toBe(204);
  await edge.close();
  const [{ releases } = { releases: [] }] = await read();
  expect(releases).toMatchObject([{ counts: { pages: 1, failed: 1 } }]);
});

test.each([
  ['without an id', undefined],
  ['with an id of its own making', 'c7b0c1f2-8d0d-8a53-9b1a-0d8a6f3c2f10'],
])('counts nothing of a page %s', async (_what, requestId) => {
  const { edge, about, buildBatch, send, read } = await start();
  const batch = { ...buildBatch({ ...about, kind: 'used' }), requestId };
  expect((await send(batch)).statusCode).toBe(204);
  await edge.close();
  expect(await read()).toEqual([]);
});

test('counts twenty pages a minute of one address, an IPv6 network being one', async () => {
  const { edge, openPage, about, buildBatch, send, read } = await start();
  for (let page = 0; page < 30; page++) {
    for (const from of ['198.51.100.7', `2001:db8::${page.toString(16)}`]) {
      const batch = { ...buildBatch({ ...about, kind: 'used' }), requestId: await openPage(from) };
      await send(batch, { 'x-forwarded-for': from });
    }
  }
  await send(buildBatch({ ...about, kind: 'used' }), { 'x-forwarded-for': '203.0.113.9' });
  await edge.close();
  const pages = (await read()).flatMap(({ releases }) => releases.map(({ counts }) => counts.pages));
  expect(pages.reduce((sum, count) => sum + count, 0)).toBe(41);
});

test('logs fifty failures between two flushes, and how many more there were', async () => {
  const { open, openPage, about, buildBatch, send } = await start();
  const lines: string[] = [];
  const edge = await open('three', { logTo: { write: (line) => void lines.push(line) } });
  for (let visitor = 0; visitor < 60; visitor++) {
    const from = `203.0.113.${visitor}`;
    const failed = buildBatch({ ...about, kind: 'failed', stage: 'render' });
    await send({ ...failed, requestId: await openPage(from, edge) }, { 'x-forwarded-for': from }, edge);
  }
  await edge.close();
  const entries = lines.map((line) => JSON.parse(line) as { event?: string; count?: number });
  expect(entries.filter(({ event }) => event === 'release-event')).toHaveLength(50);
  expect(entries.filter(({ event }) => event === 'release-events-not-logged')).toMatchObject([{ count: 10 }]);
});

test('calls a person once when many reports are of pages that no edge sent', async () => {
  const { open, about, buildBatch } = await start();
  const lines: string[] = [];
  const edge = await open('three', { logTo: { write: (line) => void lines.push(line) } });
  const forge = async (times: number) => {
    for (let sent = 0; sent < times; sent++) {
      const payload = { ...buildBatch({ ...about, kind: 'used' }), requestId: randomUUID() };
      const headers = { host: 'localhost:8080', 'x-forwarded-for': `203.0.113.${sent}` };
      await edge.inject({ method: 'POST', url: '/events', headers, payload });
    }
  };
  const alerts = () => lines.filter((line) => line.includes('"name":"page-reports-forged"'));
  await forge(49);
  expect(alerts()).toEqual([]);
  await forge(60);
  expect(alerts().map((line) => JSON.parse(line))).toMatchObject([{ event: 'alert', count: 50 }]);
});

test('counts failures by the network that they come from, the same at each edge, and keeps no address', async () => {
  const { edge, open, openPage, about, buildBatch, send, read } = await start();
  const other = await open('two');
  for (const [from, at] of [
    ['198.51.100.7', edge],
    ['198.51.100.7', other],
    ['2001:db8:1:1::1', edge],
    ['2001:db8:1:2::1', edge],
  ] as const) {
    const failed = buildBatch({ ...about, kind: 'failed', stage: 'render' });
    await send({ ...failed, requestId: await openPage(from, at) }, { 'x-forwarded-for': from }, at);
  }
  await edge.close();
  await other.close();
  const found = (await read()).flatMap(({ releases }) => releases.map(({ counts }) => counts.failedBy));
  const networks = new Set(found.flatMap((failedBy) => Object.keys(failedBy)));
  expect(networks.size).toBe(2);
  expect(found.flatMap((failedBy) => Object.values(failedBy)).sort()).toEqual([1, 1, 2]);
  expect(JSON.stringify(await read())).not.toMatch(/198\.51|2001:db8/);
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

test('counts what it knows of a batch that a newer host sent, and logs that there was more', async () => {
  const { open, openPage, about, buildBatch, send, read } = await start();
  const lines: string[] = [];
  const edge = await open('three', { logTo: { write: (line) => void lines.push(line) } });
  const batch = buildBatch({ ...about, kind: 'used' }, { ...about, kind: 'measured', ms: 3 });
  const answer = await send({ ...batch, requestId: await openPage('203.0.113.1', edge) }, {}, edge);
  expect(answer.statusCode).toBe(204);
  await edge.close();
  const [{ releases } = { releases: [] }] = await read();
  expect(releases).toMatchObject([{ counts: { pages: 1 } }]);
  expect(lines.filter((line) => line.includes('page-events-not-read'))).toHaveLength(1);
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

test('counts what browsers refused in a page, by the release of the file or else of the host', async () => {
  const { edge, about, openPage, read } = await start();
  const page = await edge.inject({ url: '/', headers: { host: 'localhost:8080', accept: 'text/html' } });
  const endpoint = /site="([^"]+)"/.exec(String(page.headers['reporting-endpoints']))?.[1] ?? '';
  const host = new URL(endpoint, 'http://x').searchParams.get('host');
  const report = (url: string, reports: object[], type = 'application/reports+json') =>
    edge.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost:8080', 'content-type': type },
      payload: JSON.stringify(reports),
    });
  const ofFile = {
    type: 'integrity-violation',
    age: 10,
    body: { blockedURL: `http://localhost:8080/releases/search/${about.release}/x.js`, reportOnly: false },
  };
  const ofPage = {
    type: 'csp-violation',
    body: { blockedURL: 'inline', effectiveDirective: 'script-src-elem' },
  };
  const others = [
    { type: 'deprecation', body: { id: 'x' } },
    { type: 'crash', body: null },
  ];
  expect((await report(endpoint, [ofFile, ofFile, ofPage, ...others])).statusCode).toBe(204);
  // Of another page, of one that no edge gave out, and what is no report.
  const second = endpoint.replace(/page=[^&]+/, `page=${await openPage()}`);
  expect((await report(second, [ofPage])).statusCode).toBe(204);
  const forged = endpoint.replace(/page=[^&]+/, `page=${randomUUID()}`);
  expect((await report(forged, [ofPage])).statusCode).toBe(204);
  expect((await report('/events/browser', [ofPage])).statusCode).toBe(400);
  expect((await report(endpoint, [{ kind: 'used' }])).statusCode).toBe(400);
  expect((await report(endpoint, [ofPage], 'text/plain')).statusCode).toBe(400);
  await edge.close();
  const [{ releases } = { releases: [] }] = await read();
  expect(releases.map(({ part, release, counts }) => [part, release, counts.blocked])).toEqual([
    ['search', about.release, 1],
    ['host', host, 2],
  ]);
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

test('counts a /64 of IPv6 as one subscriber, and a /48 as ten', async () => {
  const edge = Fastify({ trustProxy: true });
  edge.decorateRequest('tenant', 'default');
  const unused = { count: () => {}, flush: async () => {}, get: async () => null };
  await addEvents(edge, {
    documents: unused,
    writer: unused,
    getNetwork: () => '0000',
    perSubscriber: 3,
  } as never);
  const send = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await edge.inject({ method: 'POST', url: '/events', headers, payload: {} })).statusCode;
  };
  const flood = async (network: string) => {
    for (let sent = 0; sent < 3; sent++) expect(await send(`${network}::${sent}`)).toBe(400);
  };
  await flood('2001:db8:1:1');
  expect(await send('2001:db8:1:1:ffff::1')).toBe(429);
  for (let network = 2; network <= 9; network++) await flood(`2001:db8:1:${network}`);
  expect(await send('2001:db8:1:10::1')).toBe(400);
  expect(await send('2001:db8:1:10::1')).toBe(400);
  expect(await send('2001:db8:1:ffff::1')).toBe(429);
  expect(await send('2001:db8:2:1::1')).toBe(400);
  await edge.close();
});
