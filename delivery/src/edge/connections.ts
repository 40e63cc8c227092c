import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createSlots } from './slots.ts';

/** How many connections visitors may have with one edge. */
export interface Ceiling {
  total: number;
  perAddress: number;
}

export const CEILING: Ceiling = {
  /** Below the files that a process may open (20,000 or more), of which a request to the API takes one more. */
  total: 8_000,
  /** A whole company may come from one address, six connections for each browser. */
  perAddress: 4_000,
};

/** How long a visitor may take, in milliseconds; given to Fastify, which gives them to Node's server. */
export const VISITOR_TIMEOUTS = {
  /** Head and body of a request. */
  requestTimeout: 15_000,
  /** Nothing in either direction: longer than the longest answer takes to begin. */
  connectionTimeout: 130_000,
  /** The head of a request, also on a connection that sends nothing at all. */
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
};

/**
 * Answers connections beyond the ceiling with 503 at once. Behind proxies all visitors come by few addresses, so that
 * the part of an address is the whole there.
 */
export function limitConnections(server: Server, ceiling: Ceiling): void {
  const slots = createSlots(ceiling);
  server.on('connection', (socket: Socket) => {
    const release = slots.take(socket.remoteAddress ?? '');
    if (release) socket.once('close', release);
    else refuse(socket, '503 Service Unavailable', 'Retry-After: 2\r\n');
  });
}

const HTML = 'Content-Type: text/html; charset=utf-8\r\n';
/** A person sees it who follows an address that is too long, or whose browser has very many cookies. */
const TOO_LONG =
  '<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>ページを開けません</title><h1>ページを開けません</h1><p>アドレスが長すぎるか、このサイトのCookieが多すぎます。アドレスを短くするか、Cookieを削除して、もう一度お試しください。</p></html>\n';

/** Answers what is no request, too long or too slow, and closes the connection. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) socket.destroy();
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseLate(socket);
  else if (error.code === 'HPE_HEADER_OVERFLOW')
    refuse(socket, '431 Request Header Fields Too Large', HTML, TOO_LONG);
  else refuse(socket, '400 Bad Request');
}

/**
 * A head that this process had no time to read is not late: it is there after one turn of the event loop, and Node's
 * server then answers it as usual. Its time begins again with the first byte.
 */
function refuseLate(socket: Socket): void {
  const before = socket.bytesRead;
  setImmediate(() => {
    const hasBegun = before === 0 && socket.bytesRead > 0;
    if (!hasBegun && socket.writable) refuse(socket, '408 Request Timeout');
  });
}

function refuse(socket: Socket, status: string, headers = '', body = ''): void {
  const head = `HTTP/1.1 ${status}\r\n${headers}Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n`;
  const length = Buffer.byteLength(body);
  socket.end(`${head}Connection: close\r\nContent-Length: ${length}\r\n\r\n${body}`, () => socket.destroy());
}
