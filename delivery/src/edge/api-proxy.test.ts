import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace, sha256 } from '../testing/_workspace.ts';
import type { EdgeOptions } from './server.ts';

const host = 'localhost:8080';

/** An edge in front of an API that answers by `listener`; with null, in front of a closed port. */
async function start(
  listener: RequestListener | null,
  options: Partial<EdgeOptions> = {},
  workspace?: Awaited<ReturnType<typeof createWorkspace>>,
) {
  const api = createServer(listener ?? undefined);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  if (!listener) await new Promise((resolve) => api.close(resolve));
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  return startEdge(workspace ?? (await createWorkspace()), {
    tenants: new Map([[host, 'default']]),
    apiOrigins: [`http://127.0.0.1:${port}`],
    ...options,
  });
}

const read = async (message: IncomingMessage) => (await message.toArray()).join('');

test('hands queries and mutations on as they are, with the token and where they came from', async () => {
  const seen: { method?: string; url?: string; body: string; headers: IncomingMessage['headers'] }[] = [];
  const edge = await start(async (incoming, response) => {
    const { method, url, headers } = incoming;
    seen.push({ method, url, headers, body: await read(incoming) });
    response.setHeader('content-type', 'application/graphql-response+json').end('{"data":{}}');
  });
  const headers = {
    host,
    authorization: 'Bearer t',
    'x-yado-csrf': '1',
    origin: 'http://localhost:8080',
    cookie: 'yado_bucket=3',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-request-id': 'forged',
    'x-yado-wait-ms': '1',
  };
  const query = await edge.inject({ url: '/graphql?id=1&variables=%7B%7D', headers });
  await edge.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{"id": "2"}',
  });
  expect(query.statusCode).toBe(200);
  expect(query.headers['content-type']).toBe('application/graphql-response+json');
  expect(query.body).toBe('{"data":{}}');
  expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/graphql?id=1&variables=%7B%7D', ''],
    ['POST', '/graphql', '{"id": "2"}'],
  ]);
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer t',
    'x-yado-csrf': '1',
    origin: 'http://localhost:8080',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': host,
    'x-request-id': query.headers['x-request-id'],
    'x-yado-wait-ms': '28000',
  });
  expect(seen[1]?.headers['x-yado-wait-ms']).toBe('108000');
  expect(seen[0]?.headers.cookie).toBeUndefined();
});

test("passes the API's refusals on, and speaks for its security headers", async () => {
  const edge = await start((_request, response) => {
    response.writeHead(429, {
      'retry-after': '7',
      'x-content-type-options': 'no',
      'content-security-policy': 'none',
    });
    response.end('{"errors":[]}');
  });
  const response = await edge.inject({ url: '/graphql', headers: { host } });
  expect(response.statusCode).toBe(429);
  expect(response.headers).toMatchObject({ 'retry-after': '7', 'x-content-type-options': 'nosniff' });
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each(['GET', 'POST'])('says in the shape of GraphQL that the API is down, to a %s', async (method) => {
  const edge = await start(null);
  const address = await edge.listen({ port: 0, host: '127.0.0.1' });
  // fetch can't set Host.
  const ask = request(`${address}/graphql`, {
    method,
    headers: { host, 'content-type': 'application/json' },
  });
  ask.end(method === 'POST' ? '{"id":"1"}' : undefined);
  const [answer] = (await once(ask, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(502);
  expect(JSON.parse(await read(answer))).toEqual({
    errors: [
      {
        message: expect.any(String),
        extensions: { code: 'API_UNREACHABLE', requestId: answer.headers['x-request-id'] },
      },
    ],
  });
});

test('sends a booking once, whatever becomes of the answer', async () => {
  let calls = 0;
  const edge = await start((incoming) => {
    calls += 1;
    incoming.socket.destroy();
  });
  const response = await edge.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host },
    payload: { id: '1' },
  });
  expect(response.statusCode).toBe(502);
  expect(calls).toBe(1);
});

/** A visitor who leaves once the API has the request; resolves to what the edge has logged when the API is done. */
async function leave(
  method: 'GET' | 'POST',
  then: (response: ServerResponse) => void,
  { id = '1', workspace }: { id?: string; workspace?: Awaited<ReturnType<typeof createWorkspace>> } = {},
) {
  const lines: string[] = [];
  const asked = Promise.withResolvers<ServerResponse>();
  const ended = Promise.withResolvers<boolean>();
  const edge = await start(
    (incoming, response) => {
      response.on('close', () => ended.resolve(response.writableFinished));
      incoming.resume().on('end', () => asked.resolve(response));
    },
    { logTo: { write: (line) => lines.push(line) } },
    workspace,
  );
  const address = await edge.listen({ port: 0, host: '127.0.0.1' });
  const headers = { host, 'content-type': 'application/json' };
  const gone = new Promise((resolve) =>
    edge.server.on('connection', (socket) => socket.once('close', resolve)),
  );
  const visitor = request(`${address}/graphql`, { method, headers });
  visitor.on('error', () => {}).end(method === 'POST' ? JSON.stringify({ id }) : undefined);
  const response = await asked.promise;
  visitor.destroy();
  await gone;
  then(response);
  const wasAnswered = await ended.promise;
  return { wasAnswered, warnings: lines.filter((line) => JSON.parse(line).level > 30) };
}

test('ends a query with the API when the visitor leaves, and reports no failure', async () => {
  const { wasAnswered, warnings } = await leave('GET', () => {});
  expect(wasAnswered).toBe(false);
  expect(warnings).toEqual([]);
});

test('lets the API finish a booking whose visitor leaves, and reports no failure', async () => {
  const { wasAnswered, warnings } = await leave('POST', (response) => response.end('{"data":{}}'));
  expect(wasAnswered).toBe(true);
  expect(warnings).toEqual([]);
});

test('holds what waits for the supplier apart from all else, and refuses more of it at once', async () => {
  const workspace = await createWorkspace();
  const search = 'query A { searchPropertyContent { id } }';
  const id = sha256(search);
  await workspace.write(`store/operations/${id}.graphql`, search);
  const waiting: ServerResponse[] = [];
  const edge = await start(
    (incoming, response) => {
      if (incoming.url?.includes(id)) waiting.push(response);
      else response.end('{}');
    },
    {},
    workspace,
  );
  const ask = (url: string) => edge.inject({ url, headers: { host } });
  const refused: Awaited<ReturnType<typeof ask>>[] = [];
  const searches = Array.from({ length: 130 }, async () => {
    const answer = await ask(`/graphql?id=${id}`);
    if (answer.statusCode !== 200) refused.push(answer);
  });
  await expect.poll(() => [refused.length, waiting.length]).toEqual([2, 128]);
  expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '2'],
    [503, '2'],
  ]);
  expect(refused[0]?.json()).toMatchObject({ errors: [{ extensions: { code: 'API_BUSY' } }] });
  expect((await ask('/graphql?id=1')).statusCode).toBe(200);
  for (const response of waiting) response.end('{}');
  await Promise.all(searches);
  expect(refused).toHaveLength(2);
});

test('ends a query that came by POST with the API when its visitor leaves', async () => {
  const workspace = await createWorkspace();
  const text = 'query Long { myself { id } }';
  await workspace.write(`store/operations/${sha256(text)}.graphql`, text);
  const { wasAnswered } = await leave('POST', () => {}, { id: sha256(text), workspace });
  expect(wasAnswered).toBe(false);
});

test('does not repeat a query of its own accord when the API is busy', async () => {
  let calls = 0;
  const edge = await start((_request, response) => {
    calls += 1;
    response.writeHead(503, { 'retry-after': '0' }).end();
  });
  expect((await edge.inject({ url: '/graphql', headers: { host } })).statusCode).toBe(503);
  expect(calls).toBe(1);
});

test('hands downloads on as they are, and lets the API shut them in', async () => {
  const seen: (string | undefined)[] = [];
  const edge = await start((incoming, response) => {
    seen.push(incoming.url);
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="voucher.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    response.end('%PDF');
  });
  const token = `${'a'.repeat(3000)}.b-_c`;
  const response = await edge.inject({ url: `/documents/${token}`, headers: { host } });
  expect(seen).toEqual([`/documents/${token}`]);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('%PDF');
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="voucher.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test('hands nothing on but /graphql and reading /documents/', async () => {
  let calls = 0;
  const edge = await start((_request, response) => {
    calls += 1;
    response.end();
  });
  for (const url of ['/graphql/admin', '/graphqlx', '/webhooks', '/documents/x', '/documentsx']) {
    expect((await edge.inject({ method: 'POST', url, headers: { host } })).statusCode).toBe(404);
  }
  expect(calls).toBe(0);
});

test('sends a query once more when its connection broke, and a booking never', async () => {
  const seen: string[] = [];
  const edge = await start((incoming, response) => {
    seen.push(incoming.method ?? '');
    if (seen.length === 1 || incoming.method === 'POST') incoming.socket.destroy();
    else response.end('{"data":{}}');
  });
  expect((await edge.inject({ url: '/graphql', headers: { host } })).statusCode).toBe(200);
  const booking = { method: 'POST', url: '/graphql', headers: { host }, payload: { id: '1' } } as const;
  expect((await edge.inject(booking)).statusCode).toBe(502);
  expect(seen).toEqual(['GET', 'GET', 'POST']);
});

test('fails when the repetition fails, too', async () => {
  let calls = 0;
  const edge = await start((incoming) => {
    calls += 1;
    incoming.socket.destroy();
  });
  expect((await edge.inject({ url: '/graphql', headers: { host } })).statusCode).toBe(502);
  expect(calls).toBe(2);
});

test('spreads requests over APIs, and sends none to one that ends', async () => {
  const counts = [0, 0];
  const apis = counts.map((_, index) =>
    createServer((incoming, response) => {
      if (incoming.url === '/graphql') counts[index]! += 1;
      response.end('{}');
    }),
  );
  const apiOrigins = await Promise.all(
    apis.map(async (api) => {
      await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    }),
  );
  onTestFinished(() => apis.forEach((api) => void api.close()));
  const edge = await start(null, { apiOrigins });
  const ask = (method: 'GET' | 'POST') => edge.inject({ method, url: '/graphql', headers: { host } });
  for (let count = 0; count < 20; count++) await ask('GET');
  expect(counts).toEqual([10, 10]);
  apis[0]?.closeAllConnections();
  await new Promise((resolve) => apis[0]?.close(resolve));
  // What was never sent may go to another API, whatever it is.
  const after = [await ask('POST'), await ask('POST'), await ask('GET'), await ask('GET')];
  expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(counts).toEqual([10, 14]);
});
