import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';

test.each([
  ['one name', '/robots.txt', ['Host: localhost'], 200],
  ['one name twice', '/robots.txt', ['Host: localhost', 'Host: localhost'], 400],
  ['a foreign name second', '/robots.txt', ['Host: localhost', 'host: evil.example'], 400],
  ['a foreign name first', '/robots.txt', ['Host: evil.example', 'Host: localhost'], 400],
  ['two names for health', '/healthz', ['Host: localhost', 'Host: evil.example'], 400],
])('answers a request with %s', async (_what, path, hosts, status) => {
  const edge = await startEdge(await createWorkspace());
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((edge.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, ...hosts, 'Connection: close', '', ''].join('\r\n'));
  const answer = (await socket.toArray()).join('');
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
