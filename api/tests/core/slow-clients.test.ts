import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

/** Everything that comes back until the API closes the connection. */
async function say(text: string): Promise<string> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  return (await socket.toArray()).join('');
}

const HEAD = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

it('ends connections on which a head or a body does not come, or nothing at all, within seconds', async () => {
  const answers = await Promise.all(['', HEAD, `${HEAD}Content-Length: 500\r\n\r\n{`].map(say));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it.each([
  ['a body over the limit', 413, `${HEAD}Content-Length: 300000\r\n\r\n`],
  ['another type', 415, `${HEAD.replace('json', 'xml')}Content-Length: 500\r\n\r\n`],
])(
  'answers %s with %i, closes the connection, and says that nobody may keep it',
  async (_what, status, text) => {
    const answer = (await say(text)).toLowerCase();
    expect(answer).toContain(`http/1.1 ${status} `);
    expect(answer).toContain('\r\nconnection: close\r\n');
    expect(answer).toContain('\r\ncache-control: no-store\r\n');
  },
);

const asked = (line: string, type = 'application/json', length = 500) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

it.each([
  ['a method that GraphQL does not know', 405, asked('PUT /graphql')],
  [
    'a method that GraphQL does not know, over the limit',
    405,
    asked('DELETE /graphql', 'text/plain', 300_000),
  ],
  ['a post to nowhere', 404, asked('POST /nowhere')],
  ['a post to a health check', 404, asked('POST /readyz')],
  ['HEAD of GraphQL', 405, asked('HEAD /graphql?query=x')],
  ['HEAD of nothing', 404, asked('HEAD /nowhere')],
  ['HEAD of health', 200, asked('HEAD /healthz')],
  ['HEAD of readiness', 200, asked('HEAD /readyz')],
])('answers %s with %i before a body comes, closes, and lets nobody keep it', async (_what, status, text) => {
  const [head = '', body] = (await say(text)).toLowerCase().split('\r\n\r\n');
  expect(head).toContain(`http/1.1 ${status} `);
  expect(head).toContain('\r\nconnection: close');
  expect(head).toContain('\r\ncache-control: no-store');
  expect(head.includes('\r\nallow: get, post')).toBe(status === 405);
  expect(body === '').toBe(text.startsWith('HEAD'));
});
