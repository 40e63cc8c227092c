import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';

const LONG = 'x'.repeat(300_000);

/** An edge in front of an API that answers with the body that it got, or as it is said here. */
async function start(answer?: (response: ServerResponse) => void) {
  const api = createServer(async (incoming, response) => {
    const body = (await incoming.toArray()).join('');
    if (answer) answer(response);
    else response.setHeader('content-type', 'application/json').end(body);
  }).listen(0, '127.0.0.1');
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
  /** Everything that comes back until the edge closes the connection. */
  const say = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    return (await socket.toArray()).join('');
  };
  return { port, say };
}

const head = (path: string, headers: string, host = 'localhost') =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n\r\n`;
const JSON_TYPE = 'Content-Type: application/json';

test.each([
  ['a body over the limit', 413, head('/graphql', `${JSON_TYPE}\r\nContent-Length: 300000`) + LONG],
  [
    'a body over the limit of unknown length',
    413,
    `${head('/graphql', `${JSON_TYPE}\r\nTransfer-Encoding: chunked`)}493e0\r\n${LONG}\r\n`,
  ],
  ['a body that never comes', 413, head('/graphql', `${JSON_TYPE}\r\nContent-Length: 300000`)],
  ['events over the limit', 413, head('/events', `${JSON_TYPE}\r\nContent-Length: 300000`) + LONG],
  ['events of another type', 415, head('/events', 'Content-Type: application/xml\r\nContent-Length: 300000')],
  [
    'a post to a foreign name',
    421,
    head('/graphql', `${JSON_TYPE}\r\nContent-Length: 300000`, 'evil.example'),
  ],
])(
  'answers %s with %i, closes the connection, and says that nobody may keep it',
  async (_what, status, text) => {
    const { say } = await start();
    for (let pass = 0; pass < 5; pass++) {
      const answer = await say(text);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
      expect(answer.toLowerCase()).toContain('\r\ncache-control: no-store\r\n');
    }
  },
);

test('asks for a body that waits for 100 Continue, and hands it on', async () => {
  const { port } = await start();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    head('/graphql', `${JSON_TYPE}\r\nContent-Length: 10\r\nExpect: 100-continue\r\nConnection: close`),
  );
  const [first] = await once(socket, 'data');
  expect(String(first)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  socket.write('{"id":"1"}');
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('{"id":"1"}');
});

const request = (line: string, headers = 'Content-Length: 300000') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`;

test.each([
  ['HEAD of a page', 503, request('HEAD /', 'Accept: text/html\r\nContent-Length: 300000')],
  ['HEAD of nothing', 404, request('HEAD /nothing.js')],
  ['GET of nothing', 404, request('GET /nothing.js')],
  ['HEAD of a file', 404, request('HEAD /releases/host/x/x.js')],
  ['HEAD of health', 200, request('HEAD /healthz')],
  ['HEAD of readiness', 503, request('HEAD /readyz')],
  ['HEAD of a foreign name', 421, request('HEAD /').replace('localhost', 'evil.example')],
  ['a method that a page does not know', 404, request('DELETE /')],
  ['a method that files do not know', 404, request('PUT /releases/host/x/x.js')],
  [
    'a method that health does not know',
    404,
    request('POST /healthz', `${JSON_TYPE}\r\nContent-Length: 300000`),
  ],
  ['a query over the limit', 413, request('PUT /graphql', `${JSON_TYPE}\r\nContent-Length: 300000`)],
])(
  'answers %s with %i, unkept, and closes over the body that it does not read',
  async (_what, status, text) => {
    const { say } = await start();
    const answer = await say(text);
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain('\r\nconnection: close');
    expect(head.toLowerCase()).toContain('\r\ncache-control: no-store');
    expect(body === '').toBe(text.startsWith('HEAD'));
  },
);

test('hands the refusal of a method on as the API says it, and lets nobody keep it', async () => {
  const { say } = await start((response) =>
    response.writeHead(405, { allow: 'GET, POST', 'cache-control': 'no-store' }).end('{"errors":[]}'),
  );
  const answer = await say(
    request('DELETE /graphql', `${JSON_TYPE}\r\nContent-Length: 2\r\nConnection: close`) + '{}',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer.toLowerCase()).toContain('\r\nallow: get, post\r\n');
  expect(answer.toLowerCase()).toContain('\r\ncache-control: no-store\r\n');
});

test('keeps the connection of HEAD without a body', async () => {
  const { port } = await start();
  const socket = connect(port, '127.0.0.1');
  socket.write('HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const first = String((await once(socket, 'data'))[0]);
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  expect(first.toLowerCase()).not.toContain('connection: close');
  socket.write('HEAD /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 200 /);
});
