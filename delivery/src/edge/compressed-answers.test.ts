import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';

const LONG = JSON.stringify({
  data: { rates: Array.from({ length: 60 }, (_, id) => ({ id, price: 12_000 })) },
});
const SHORT = '{"data":{"myself":null}}';
const TYPE = 'application/graphql-response+json; charset=utf-8';

/** Asks an edge, over a connection of its own, in front of an API that answers by `listener`. */
async function start(listener: RequestListener) {
  const api = createServer(listener).listen(0, '127.0.0.1');
  await once(api, 'listening');
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  const edge = await startEdge(await createWorkspace(), {
    apiOrigins: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
  });
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.server.address() as AddressInfo;
  return async (encoding?: string, { method = 'GET', path = '/graphql?id=1' } = {}) => {
    const headers = {
      host: 'localhost',
      'content-type': 'application/json',
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
    };
    const asked = request({ port, path, method, headers, agent: false });
    asked.end(method === 'POST' ? '{"id":"1"}' : undefined);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return {
      headers: answer.headers,
      status: answer.statusCode,
      body: Buffer.concat(await answer.toArray()),
    };
  };
}

const answering =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (incoming, response) => {
    incoming.resume();
    response.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store', ...headers });
    response.end(incoming.method === 'HEAD' ? undefined : body);
  };

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
  ['br, identity;q=0', 'br', brotliDecompressSync],
] as const)('sends a long answer to who takes %j as %s', async (accepted, encoding, decode) => {
  const ask = await start(answering(LONG));
  const { headers, body } = await ask(accepted);
  expect(headers).toMatchObject({
    'content-type': TYPE,
    'content-encoding': encoding,
    'content-length': String(body.length),
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
  expect(body.length).toBeLessThan(LONG.length / 2);
  expect(decode(body).toString()).toBe(LONG);
});

test.each([undefined, '', 'identity', 'gzip;q=0', 'identity, gzip;q=0.5', 'compress'])(
  'sends it as it is to who takes %j',
  async (accepted) => {
    const ask = await start(answering(LONG));
    const { headers, body } = await ask(accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toMatchObject({ 'content-length': String(LONG.length), vary: 'accept-encoding' });
    expect(body.toString()).toBe(LONG);
  },
);

test.each([
  [1_023, undefined],
  [1_024, 'br'],
])('of %i bytes it is sent as %s', async (length, encoding) => {
  const ask = await start(answering(JSON.stringify('x'.repeat(length - 2))));
  expect((await ask('br')).headers['content-encoding']).toBe(encoding);
});

test('leaves a short answer as it is', async () => {
  const ask = await start(answering(SHORT));
  const { headers, body } = await ask('br');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers.vary).toBe('accept-encoding');
  expect(body.toString()).toBe(SHORT);
});

test('never compresses what a mutation answers: it may hold a code, a key or a signed link beside what was sent', async () => {
  const ask = await start(answering(LONG));
  const { headers, body } = await ask('br', { method: 'POST' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body.toString()).toBe(LONG);
});

test('never compresses a file behind a signed link', async () => {
  const ask = await start(answering(LONG, { 'content-type': 'text/csv' }));
  const { headers, body } = await ask('br', { path: '/documents/x' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body.toString()).toBe(LONG);
});

test.each([
  ['compressed already', gzipSync(LONG), { 'content-encoding': 'gzip' }],
  ['not to be transformed', LONG, { 'cache-control': 'no-store, no-transform' }],
  ['no text', LONG, { 'content-type': 'application/octet-stream' }],
] as const)('hands on as it came what is %s', async (_what, sent, said) => {
  const ask = await start(answering(sent, said));
  const { headers, body } = await ask('br');
  expect(headers['content-encoding']).toBe('content-encoding' in said ? 'gzip' : undefined);
  expect(body.equals(Buffer.from(sent))).toBe(true);
});

test('says of a tag that it is no longer that of the very bytes, and keeps what answers differ by', async () => {
  const ask = await start(answering(LONG, { etag: '"1"', vary: 'Origin' }));
  expect((await ask('br')).headers).toMatchObject({ etag: 'W/"1"', vary: 'Origin, accept-encoding' });
  expect((await ask('identity')).headers).toMatchObject({ etag: '"1"', vary: 'Origin, accept-encoding' });
  const all = await start(answering(LONG, { vary: '*' }));
  expect((await all('br')).headers.vary).toBe('*');
});

test('says to HEAD no length that GET would not have', async () => {
  const ask = await start(answering(LONG, { 'content-length': String(LONG.length) }));
  const get = await ask('br');
  const head = await ask('br', { method: 'HEAD' });
  expect(head.body.length).toBe(0);
  expect(head.headers.vary).toBe(get.headers.vary);
  expect([undefined, get.headers['content-length']]).toContain(head.headers['content-length']);
  for (const path of ['/graphql?id=1', '/documents/x']) {
    const { headers } = await ask('identity', { method: 'HEAD', path });
    expect(headers['content-length']).toBe(String(LONG.length));
  }
});

test('compresses refusals too, whatever their status', async () => {
  const ask = await start((incoming, response) => {
    incoming.resume();
    response.writeHead(400, { 'content-type': 'application/json' }).end(LONG);
  });
  const { status, headers, body } = await ask('gzip');
  expect(status).toBe(400);
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(LONG);
});
