// The least that could send the same answers: one process of node:http that holds them in memory.
import { Agent, createServer } from 'node:http';
import { type HttpResponse, type Asked, ask } from './requests.ts';

/** Whose value the edge sets for each answer. */
const OWN = new Set([
  'date',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
  'set-cookie',
]);

const held = new Map<string, { headers: string[]; body: Buffer; tag: string | undefined }>();

process.once('message', async (message: { port: number; all: Asked[] }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  for (const asked of message.all) hold(asked, await ask(message.port, without(asked), agent));
  agent.destroy();
  const server = createServer((incoming, response) => {
    const found = held.get(`${incoming.headers.host}${incoming.url}`);
    if (!found) response.writeHead(404).end();
    else if (found.tag && incoming.headers['if-none-match'] === found.tag)
      response.writeHead(304, found.headers).end();
    else
      response
        .writeHead(200, [...found.headers, 'content-length', String(found.body.length)])
        .end(found.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : 0);
  });
});

function hold({ host, path }: Asked, { status, headers, body }: HttpResponse): void {
  if (status !== 200) throw new Error(`${host}${path}: ${status}`);
  const same = Object.entries(headers).filter(([name]) => !OWN.has(name));
  held.set(`${host}${path}`, { headers: same.flat(), body, tag: headers.etag });
}

function without(asked: Asked): Asked {
  const { 'if-none-match': _tag, ...headers } = asked.headers;
  return { ...asked, headers };
}
