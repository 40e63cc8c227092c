import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createApiOrigins } from './api-origins.ts';

const log = Fastify({ logger: false }).log;
const share = (chosen: string[], url: string) => chosen.filter((each) => each === url).length;

/** An API whose readiness can be set, and which may keep a question waiting. */
async function startApi() {
  const waiting: ServerResponse[] = [];
  const api = { status: 200, url: '', keepsWaiting: false, waiting };
  const server = createServer((_request, response) => {
    if (api.keepsWaiting) waiting.push(response);
    else response.writeHead(api.status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return api;
}

test('gives an API that comes back a growing share, and none of what it missed', async () => {
  let clock = 0;
  const [first, second] = [await startApi(), await startApi()];
  const origins = createApiOrigins([first.url, second.url], log, () => clock);
  onTestFinished(() => origins.close());
  const choose = (count: number) => Array.from({ length: count }, () => origins.choose());
  expect(share(choose(100), first.url)).toBe(50);

  first.status = 503;
  await expect.poll(() => share(choose(10), first.url)).toBe(0);
  clock = 60_000;
  choose(1_000);
  first.status = 200;
  await expect.poll(() => share(choose(10), first.url)).toBeGreaterThan(0);
  expect(share(choose(110), first.url)).toBeLessThan(20);
  clock += 10_000;
  const chosen = share(choose(100), first.url);
  expect(chosen).toBeGreaterThan(45);
  expect(chosen).toBeLessThan(55);
});

test('asks an API one thing at a time, and believes no answer from before a connection to it broke', async () => {
  const [first, second] = [await startApi(), await startApi()];
  first.keepsWaiting = true;
  const origins = createApiOrigins([first.url, second.url], log);
  onTestFinished(() => origins.close());
  const choose = (count: number) => Array.from({ length: count }, () => origins.choose());
  await expect.poll(() => first.waiting.length, { timeout: 3_000 }).toBe(1);
  origins.leave(first.url);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(first.waiting).toHaveLength(1);
  Object.assign(first, { keepsWaiting: false, status: 503 });
  first.waiting[0]?.writeHead(200).end('{}');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(share(choose(10), first.url)).toBe(0);
  first.status = 200;
  await expect.poll(() => share(choose(10), first.url), { timeout: 3_000 }).toBeGreaterThan(0);
});

test('tries all when none is ready, and always a single one', () => {
  const origins = createApiOrigins(['http://a', 'http://b'], log);
  onTestFinished(() => origins.close());
  origins.leave('http://a');
  expect(origins.choose()).toBe('http://b');
  expect(origins.choose('http://b')).toBe('http://a');
  origins.leave('http://b');
  expect(['http://a', 'http://b']).toContain(origins.choose());
  const single = createApiOrigins(['http://a'], log);
  single.leave('http://a');
  expect(single.choose('http://a')).toBe('http://a');
});
