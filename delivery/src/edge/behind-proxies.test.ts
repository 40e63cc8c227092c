import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';

const HOST = 'www.yado.co.jp';
const CLIENT = '203.0.113.9';
const CDN = '198.51.100.7';

/** What the API is given of a request that reached the edge from `remoteAddress` with these headers. */
async function seenByApi(
  trustProxy: string[],
  remoteAddress: string,
  headers: Record<string, string>,
): Promise<{ client: unknown; protocol: unknown; hsts: boolean; log: string }> {
  const seen: IncomingHttpHeaders[] = [];
  const api = createServer((request, response) => {
    seen.push(request.headers);
    response.setHeader('content-type', 'application/json').end('{"data":{}}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void api.close());
  let log = '';
  const edge = await startEdge(await createWorkspace(), {
    tenants: new Map([[HOST, 'default']]),
    apiOrigins: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    trustProxy,
    logTo: { write: (line: string) => void (log += line) },
  });
  const ask = () => edge.inject({ url: '/graphql?id=1', remoteAddress, headers: { host: HOST, ...headers } });
  const { headers: answer } = await ask();
  await ask();
  return {
    client: seen[0]?.['x-forwarded-for'],
    protocol: seen[0]?.['x-forwarded-proto'],
    hsts: answer['strict-transport-security'] !== undefined,
    log,
  };
}

describe('behind one proxy', () => {
  test('client and protocol are those that it names', async () => {
    const forwarded = { 'x-forwarded-for': CLIENT, 'x-forwarded-proto': 'https' };
    expect(await seenByApi(['10.87.0.1'], '10.87.0.1', forwarded)).toMatchObject({
      client: CLIENT,
      protocol: 'https',
      hsts: true,
      log: expect.not.stringContaining('client-address-inside'),
    });
  });

  test('what a visitor wrote before it counts for nothing', async () => {
    const forged = { 'x-forwarded-for': `10.0.0.1, ${CLIENT}`, 'x-forwarded-proto': 'https, http' };
    expect(await seenByApi(['10.87.0.1'], '10.87.0.1', forged)).toMatchObject({
      client: CLIENT,
      protocol: 'http',
      hsts: false,
    });
  });
});

describe('behind two proxies', () => {
  const proxies = ['10.87.0.1', `${CDN}/32`];
  const forwardedFor = { 'x-forwarded-for': `${CLIENT}, ${CDN}` };

  test.each([
    ['which both add what they see', 'https, http'],
    ['of which the inner one hands on what the outer said', 'https'],
    ['with something that the visitor wrote', 'http, https, http'],
  ])('client and protocol are those of the outer, %s', async (_which, protocol) => {
    const forwarded = { ...forwardedFor, 'x-forwarded-proto': protocol };
    expect(await seenByApi(proxies, '10.87.0.1', forwarded)).toMatchObject({
      client: CLIENT,
      protocol: 'https',
      hsts: true,
    });
  });

  test('of which one is not known, the address is that one, and none beyond it is believed', async () => {
    const forwarded = { ...forwardedFor, 'x-forwarded-proto': 'https, http' };
    expect(await seenByApi(['10.87.0.1'], '10.87.0.1', forwarded)).toMatchObject({
      client: CDN,
      protocol: 'http',
    });
  });
});

test('an edge whose visitors seem to come from inside says so once', async () => {
  const { client, log } = await seenByApi([], '10.87.0.1', { 'x-forwarded-for': CLIENT });
  expect(client).toBe('10.87.0.1');
  expect(log.match(/client-address-inside/g)).toHaveLength(1);
});
