import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WireRequest, WireResponse } from '@yado/sandbox/rapid-contract';

export interface Exchange {
  request: WireRequest;
  response: WireResponse;
}

export interface Relay {
  url: string;
  /** What went through, oldest first. */
  exchanges: Exchange[];
  /** Added to every request until changed. */
  headers: Record<string, string>;
  /** Changes answers on their way back; null leaves them alone. */
  spoil: ((response: WireResponse) => WireResponse) | null;
  close(): Promise<void>;
}

/** Hop-by-hop or about an encoding that is gone after reading. */
const DROPPED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

/** Passes messages on and remembers them; addresses of `origin` in answers are replaced with the relay's own. */
export async function startRelay(target: string, origin = target): Promise<Relay> {
  const server = createServer((incoming, outgoing) => {
    void pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const relay: Relay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges: [],
    headers: {},
    spoil: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await readRequest(incoming, relay.headers);
    const reply = await fetch(new URL(request.target, target), {
      method: request.method,
      headers: kept(request.headers),
      ...(request.body === '' ? {} : { body: request.body }),
    });
    const body = await reply.text();
    const plain: WireResponse = {
      status: reply.status,
      headers: Object.fromEntries(
        [...reply.headers].map(([name, value]) => [name, value.replaceAll(origin, relay.url)]),
      ),
      body: body.replaceAll(origin, relay.url),
    };
    const response = relay.spoil?.(plain) ?? plain;
    relay.exchanges.push({ request, response });
    outgoing.writeHead(response.status, kept(response.headers));
    outgoing.end(response.body);
  }

  return relay;
}

async function readRequest(incoming: IncomingMessage, more: Record<string, string>): Promise<WireRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
  return {
    method: incoming.method ?? '',
    target: incoming.url ?? '/',
    headers: { ...headers, ...more },
    body: Buffer.concat(chunks).toString(),
  };
}

function kept(headers: WireRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || DROPPED.has(name) ? [] : [[name, value]],
    ),
  );
}
