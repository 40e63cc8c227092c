import { once } from 'node:events';
import { stat } from 'node:fs';
import { createServer, request, type RequestListener, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { VISITOR_TIMEOUTS } from './connections.ts';
import { createWorkspace } from '../testing/_workspace.ts';

const HEAD = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const BOOKING = '{"id":"book"}';

/** An edge that believes this machine about visitors' addresses, and an API in which bookings wait. */
async function start() {
  const waiting: (() => void)[] = [];
  const answer: RequestListener = async (incoming, response) => {
    const body = (await incoming.toArray()).join('');
    const send = () => response.setHeader('content-type', 'application/json').end('{"data":{}}');
    if (body === BOOKING) waiting.push(send);
    else send();
  };
  const api = createServer(answer).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const edge = await startEdge(await createWorkspace(), {
    apiOrigins: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    trustProxy: ['127.0.0.1'],
  });
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    for (const send of waiting) send();
    api.closeAllConnections();
    api.close();
  });

  /** Connections that say no more than this. */
  const open = async (count: number, text: string) => {
    const opened = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
    sockets.push(...opened);
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    for (const socket of opened) socket.write(text);
    return opened;
  };
  const ask = (body: string | null, from: string): Promise<IncomingMessage> => {
    const headers = { host: 'localhost', 'x-forwarded-for': from, 'content-type': 'application/json' };
    const asked = request({
      port,
      path: '/graphql?id=1',
      method: body ? 'POST' : 'GET',
      headers,
      agent: false,
    });
    asked.end(body ?? undefined);
    return once(asked, 'response').then(([response]) => (response as IncomingMessage).resume());
  };
  const book = (count: number, from: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ask(BOOKING, from(index)));
  const allWait = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { open, ask, book, allWait, waiting };
}

test('answers others while bodies and heads come slowly, connections say nothing and bookings wait', async () => {
  const { open, ask, book, allWait } = await start();
  await open(1_000, `${HEAD}Content-Length: 500\r\n\r\n{`);
  await open(1_000, HEAD);
  await open(500, '');
  const bookings = book(300, (index) => `192.0.2.${index % 100}`);
  await allWait(300);
  for (const body of [null, '{"id":"read"}']) {
    const { statusCode } = await ask(body, '198.51.100.1');
    expect(statusCode).toBe(200);
  }
  for (const booking of bookings) booking.catch(() => {});
});

test('answers 503 at once beyond the share of an address, and others as before', async () => {
  const { ask, book, allWait, waiting } = await start();
  const bookings = book(128, () => '192.0.2.1');
  await allWait(128);
  const refused = await ask(BOOKING, '192.0.2.1');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect((await ask(null, '192.0.2.1')).statusCode).toBe(200);
  expect((await ask('{"id":"other"}', '192.0.2.2')).statusCode).toBe(200);
  for (const send of waiting.splice(0)) send();
  await Promise.all(bookings);
  expect((await ask('{"id":"other"}', '192.0.2.1')).statusCode).toBe(200);
});

test('answers a booking with 503 at once when all slots are taken, and keeps answering what only reads', async () => {
  const { ask, book, allWait, waiting } = await start();
  const bookings = book(512, (index) => `192.0.2.${index % 200}`);
  await allWait(512);
  expect((await ask(BOOKING, '198.51.100.1')).statusCode).toBe(503);
  expect((await ask(null, '198.51.100.1')).statusCode).toBe(200);
  for (const send of waiting.splice(0)) send();
  await Promise.all(bookings);
  expect((await ask('{"id":"other"}', '198.51.100.1')).statusCode).toBe(200);
});

test('ends connections on which a head or a body does not come, or nothing at all, within seconds', async () => {
  const { open } = await start();
  const opened = await Promise.all(
    ['', HEAD, `${HEAD}Content-Length: 500\r\n\r\n{`].map((text) => open(1, text)),
  );
  for (const [socket] of opened as [Socket][]) {
    const answer = (await socket.toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('Connection: close');
  }
});

test('answers a head that came in time while the process was blocked, and not one whose rest is late', async () => {
  const { open } = await start();
  const get = 'GET /graphql?id=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const [whole, begun] = (await open(2, '')) as [Socket, Socket];
  await new Promise((resolve) => setTimeout(resolve, VISITOR_TIMEOUTS.http.headersTimeout - 500));
  // The edge runs in this thread. After this callback it looks for late heads before it reads.
  stat('.', () => {
    whole.write(get);
    begun.write(get.slice(0, 10));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
  });
  expect((await whole.toArray()).join('')).toMatch(/^HTTP\/1\.1 200 /);
  expect((await begun.toArray()).join('')).toMatch(/^HTTP\/1\.1 408 /);
});

test('says 431 when the head is too long, and in Japanese what can be done', async () => {
  const { open } = await start();
  const [socket] = (await open(1, `${HEAD}X-Long: ${'x'.repeat(40_000)}\r\n\r\n`)) as [Socket];
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 431 .*\r\nContent-Type: text\/html; charset=utf-8\r\n/s);
  expect(answer).toContain('アドレスが長すぎるか');
});
