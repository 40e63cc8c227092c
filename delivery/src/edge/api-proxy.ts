import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SECURITY_HEADERS } from './security-headers.ts';

/** A booking may take the supplier's 90 s, and the browser waits 110 s for it. */
const TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 5_000;

interface Route {
  prefix: string;
  routes: string[];
  httpMethods?: string[];
  /** Headers in which the API's word stands, not the edge's. */
  apiDecides: readonly string[];
}

const graphql: Route = { prefix: '/graphql', routes: ['/'], apiDecides: [] };
/** Files behind signed links: the API shuts them in more tightly than pages. */
const documents: Route = {
  prefix: '/documents',
  routes: ['/*'],
  httpMethods: ['GET'],
  apiDecides: ['content-security-policy', 'referrer-policy'],
};

/** Hands `/graphql` and `/documents/…` to the API under the page's own origin. */
export async function addApiProxy(edge: FastifyInstance, apiOrigin: string): Promise<void> {
  for (const route of [graphql, documents]) await addRoute(edge, apiOrigin, route);
}

async function addRoute(edge: FastifyInstance, apiOrigin: string, route: Route): Promise<void> {
  const { prefix, routes, httpMethods, apiDecides } = route;
  await edge.register(httpProxy, {
    upstream: apiOrigin,
    prefix,
    rewritePrefix: prefix,
    routes,
    ...(httpMethods ? { httpMethods } : {}),
    disableRequestLogging: true,
    undici: {
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      connections: 128,
    },
    replyOptions: {
      // A second try is the client's decision: here nobody knows whether the first one had an effect.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => {
        // The API neither reads our cookies nor believes what a browser says of the way here.
        const { cookie: _cookie, forwarded: _forwarded, ...rest } = headers;
        return {
          ...rest,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.headers.host,
          'x-request-id': request.id,
        };
      },
      rewriteHeaders: (headers) => {
        // The edge says these for the whole site.
        const { 'strict-transport-security': _hsts, 'x-powered-by': _by, ...rest } = headers;
        for (const name of SECURITY_HEADERS) {
          if (!apiDecides.includes(name)) delete rest[name];
        }
        return rest;
      },
      onError: (reply, { error }) => sendUnreachable(reply as FastifyReply, error),
    },
  });
}

function sendUnreachable(reply: FastifyReply, error: Error & { statusCode?: number }): void {
  const timedOut = error.statusCode === 504;
  reply
    .code(timedOut ? 504 : 502)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({
      errors: [
        {
          message: timedOut ? 'The API did not answer in time.' : 'The API cannot be reached.',
          extensions: { code: 'API_UNREACHABLE', requestId: reply.request.id },
        },
      ],
    });
}
