import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { authenticate } from '../modules/account/authenticate.ts';
import { HttpError } from '../graphql/http-error.ts';
import { createInputDefaults } from '../graphql/input-defaults.ts';
import { graphqlJson, negotiate } from '../graphql/negotiate.ts';
import { operationSource } from '../graphql/operation-source.ts';
import { createPersistedOperations } from '../graphql/persisted-operations.ts';
import { readGraphqlRequest } from '../graphql/read-request.ts';
import { readVariables } from '../graphql/read-variables.ts';
import { withinMs } from '../lib/deadline.ts';
import { NEVER_GIVES_UP, type Patience, type Priority, withPriority } from '../lib/priority.ts';
import { countCall } from './count-call.ts';
import { createRequestContext } from './create-request-context.ts';
import type { LoadGate } from './load-gate.ts';
import { nameOperation } from '../graphql/request-metrics.ts';
import { readDeadline } from './read-deadline.ts';
import { responseStatus } from '../graphql/response-status.ts';
import { selectOperation } from '../graphql/select-operation.ts';

const path = '/graphql';
/**
 * A higher priority goes first, so that a query could wait for ever; nothing was done with it, and its browser asks again. In a
 * lasting overload it is refused soon: it would only have waited.
 */
const QUERY_PATIENCE: Record<Priority, Patience> = {
  extra: { usualMs: 1_000, lastingMs: 100 },
  search: { usualMs: 1_000, lastingMs: 100 },
  trip: { usualMs: 1_000, lastingMs: 200 },
  booking: { usualMs: 1_000, lastingMs: 1_000 },
};

/** GraphQL over HTTP at /graphql: what Mercurius' own route leaves to others (types, status codes, CSRF, sessions). */
export function registerGraphqlRoute(server: FastifyInstance, app: AppContext, gate: LoadGate): void {
  const withInputDefaults = createInputDefaults(server.graphql.schema);
  const options = {
    persistedOnly: app.config.production,
    findOperation: createPersistedOperations(operationSource(app.config)),
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    // Unknown once the connection is closed, while the request is still carried out.
    const { ip } = request;
    const responseType = negotiate(request.headers.accept);
    reply.type(`${responseType}; charset=utf-8`).header('cache-control', 'no-store');
    // A header that no cross-site form can set and that makes every cross-origin script ask first.
    if (request.headers['x-yado-csrf'] !== '1') {
      throw new HttpError(403, 'CSRF_HEADER_REQUIRED', 'The header x-yado-csrf: 1 is required.');
    }
    const parsed = await readGraphqlRequest(request, options);
    nameOperation(request, parsed.published);
    gate.admit(parsed.priority);
    const variables = readVariables(parsed.variables);
    const source =
      parsed.published !== null ? parsed.source : selectOperation(parsed.source, parsed.operationName);
    const { viewer, identity, sessionId } = await authenticate(app, request);
    const context = createRequestContext({
      app,
      viewer,
      identity,
      request,
      ip,
      sessionId,
      countCall: (limit) => countCall(app, limit, { ip, viewer }),
    });
    const scheduling = {
      priority: parsed.priority,
      patience: parsed.isQuery ? QUERY_PATIENCE[parsed.priority] : NEVER_GIVES_UP,
    };
    const result = await withPriority(scheduling, () =>
      withinMs(readDeadline(request), () =>
        reply.graphql(source, context, withInputDefaults(source, variables)),
      ),
    );
    if (reply.statusCode === 200) reply.code(responseStatus(result, responseType === graphqlJson));
    return result;
  };

  // HEAD is refused below: Mercurius keeps mutations from GET alone.
  server.route({ method: ['GET', 'POST'], url: path, exposeHeadRoute: false, handler: handle });
  server.route({
    method: ['HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    // Before a body is read, of whatever type.
    onRequest: (_request, _reply, done) =>
      done(new HttpError(405, 'METHOD_NOT_ALLOWED', 'Use GET or POST.', { allow: 'GET, POST' })),
    handler: () => {},
  });
}
