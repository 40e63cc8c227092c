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

it('lets nobody keep the refusal of a method', async () => {
  const { status, headers } = await fetch(`${api.url}/graphql`, { method: 'PUT' });
  expect(status).toBe(405);
  expect(headers.get('cache-control')).toBe('no-store');
});
