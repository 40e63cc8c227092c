import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createPlaces } from './places.ts';

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
  const places = createPlaces(ceiling);
  server.on('connection', (socket: Socket) => {
    const release = places.take(socket.remoteAddress ?? '');
    if (release) socket.once('close', release);
    else refuse(socket, '503 Service Unavailable', 'Retry-After: 2\r\n');
  });
}

/** Answers what is no request, too long or too slow, and closes the connection. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) socket.destroy();
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, '408 Request Timeout');
  else if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, '431 Request Header Fields Too Large');
  else refuse(socket, '400 Bad Request');
}

function refuse(socket: Socket, status: string, headers = ''): void {
  const head = `HTTP/1.1 ${status}\r\n${headers}Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n`;
  socket.end(`${head}Connection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
