import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';
import type { EdgeOptions } from './server.ts';

const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

async function start(options: Partial<EdgeOptions>) {
  const edge = await startEdge(await createWorkspace(), options);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const { port } = edge.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  /** A visitor at another address of this machine. */
  const come = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const say = async (socket: Socket) => {
    socket.write(REQUEST);
    return String((await once(socket, 'data'))[0]);
  };
  const stay = async (count: number, from?: string) => {
    const all = await Promise.all(Array.from({ length: count }, () => come(from)));
    // The edge has seen them all when the last one is answered.
    for (const socket of all) expect(await say(socket)).toMatch(/^HTTP\/1\.1 200 /);
    return all;
  };
  return { come, say, stay };
}

/** What a connection gets that the edge has no place for, without having sent anything. */
async function readRefusal(socket: Socket): Promise<string> {
  return (await socket.toArray()).join('');
}

const REFUSAL =
  /^HTTP\/1\.1 503 Service Unavailable\r\nRetry-After: 2\r\nCache-Control: no-store\r\n(?:.*\r\n)*Connection: close\r\n/;

test('answers a connection beyond the ceiling 503 at once, unasked, and serves those below it', async () => {
  const { come, say, stay } = await start({
    trustProxy: ['127.0.0.1'],
    ceiling: { total: 20, perAddress: 10 },
  });
  const [first, ...others] = await stay(20);
  for (let time = 0; time < 3; time++) expect(await readRefusal(await come())).toMatch(REFUSAL);
  for (const socket of others) expect(await say(socket)).toMatch(/^HTTP\/1\.1 200 /);
  first?.destroy();
  // The place is free again once the edge has noticed.
  for (;;) {
    const answer = await say(await come()).catch(() => '');
    if (answer.startsWith('HTTP/1.1 200 ')) break;
  }
});

test('keeps slots for other addresses when one takes its whole part', async () => {
  const { come, say, stay } = await start({ ceiling: { total: 20, perAddress: 10 } });
  const greedy = await stay(10);
  expect(await readRefusal(await come())).toMatch(REFUSAL);
  const other = await come('127.0.0.2');
  expect(await say(other)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await say(greedy[0] as Socket)).toMatch(/^HTTP\/1\.1 200 /);
});

test('counts no address where all visitors come by a proxy', async () => {
  const { come, stay } = await start({ trustProxy: ['127.0.0.1'], ceiling: { total: 20, perAddress: 1 } });
  await stay(20);
  expect(await readRefusal(await come('127.0.0.2'))).toMatch(REFUSAL);
});
