// The least a server can do: node:http sends a small JSON answer.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveBench } from './serve.ts';

const body = JSON.stringify({
  data: { myself: { id: 'demo-sakura-employee', name: '佐藤 花子', email: 'x' } },
});
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => serveBench((server.address() as AddressInfo).port));
