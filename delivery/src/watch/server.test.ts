import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createWatchServer } from './server.ts';

/** Status of an address of the status server, asked as it is written: a URL would be made a good one first. */
async function ask(path: string, method = 'GET'): Promise<number | undefined> {
  const now = () => new Date();
  const server = createWatchServer({
    look: async () => {},
    now,
    latest: () => ({ parts: [], at: now(), clocks: [] }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 'GET', 200],
  ['/healthz', 'GET', 200],
  ['/healthz', 'HEAD', 200],
  ['/healthz', 'POST', 405],
  ['/nothing', 'GET', 404],
  ['//', 'GET', 400],
])('answers %s by %s with %i', async (path, method, status) => {
  expect(await ask(path, method)).toBe(status);
});
