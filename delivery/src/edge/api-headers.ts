import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Headers of one connection only (RFC 9110, 7.6.1), and what undici works out from the body itself. */
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** The API neither reads our cookies nor believes what a browser says of the way here. */
const NOT_FOR_THE_API = [...OF_THE_CONNECTION, 'host', 'expect', 'content-length', 'cookie', 'forwarded'];
/** The edge says these for the whole site. */
const NOT_FOR_VISITORS = [...OF_THE_CONNECTION, 'strict-transport-security', 'x-powered-by'];

/** The headers of a visitor's request as the API gets them, whose answer is waited for so many milliseconds. */
export function headersForApi(request: FastifyRequest, waitMs: number): IncomingHttpHeaders {
  return { ...without(request.headers, NOT_FOR_THE_API), ...headersOfTheEdge(request, waitMs) };
}

/** What the edge says to the API of a request of a visitor, and of what it asks for a page of theirs. */
export function headersOfTheEdge(
  request: FastifyRequest,
  waitMs: number,
): Record<string, string | undefined> {
  return {
    // What is compressed, and what never is, the edge alone decides.
    'accept-encoding': 'identity',
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.headers.host,
    'x-request-id': request.id,
    // Of the answer's first byte: what the API asks of others has to end before.
    'x-yado-wait-ms': String(waitMs),
  };
}

/** The headers of the API's answer as a visitor gets them; of the edge's own the API decides those in `apiDecides`. */
export function headersForVisitor(
  headers: IncomingHttpHeaders,
  apiDecides: readonly string[],
): IncomingHttpHeaders {
  const ours = SECURITY_HEADERS.filter((name) => !apiDecides.includes(name));
  return without(headers, [...NOT_FOR_VISITORS, ...ours]);
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  const rest = { ...headers };
  const named = headers.connection?.toLowerCase().split(',') ?? [];
  for (const name of [...names, ...named]) delete rest[name.trim()];
  return rest;
}
