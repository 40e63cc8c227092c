import cors from '@fastify/cors';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import mercurius from 'mercurius';
import type { AppContext } from '../context.ts';
import { BusyError, RateLimitedError } from '../lib/errors.ts';
import { HttpError } from '../graphql/http-error.ts';
import { handleError } from '../graphql/error-handler.ts';
import { readAccessRules } from '../graphql/access-rules.ts';
import { createExecutableSchema } from './executable-schema.ts';
import { formatErrors } from '../graphql/format-errors.ts';
import { registerGraphqlRoute } from './graphql-route.ts';
import { markFailed, registerRequestMetrics } from '../graphql/request-metrics.ts';
import { registerHealthRoutes } from './health.ts';
import { createLoadGate } from './load-gate.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { newId } from '../db/new-id.ts';
import { fixedHeaders } from './fixed-headers.ts';
import { registerDocumentRoute } from '../modules/document/document-route.ts';
import { registerMetricsRoute } from './metrics-route.ts';
import { registerStateGauges } from './state-gauges.ts';
import { registerNotFound } from './not-found.ts';
import { registerStripeWebhook } from '../modules/reconciliation/stripe-webhook-route.ts';

const bodyLimitBytes = 100 * 1024;
/** Asked every few seconds by machines. */
const unlogged = new Set(['/healthz', '/readyz', '/metrics']);

export interface Readiness {
  state: 'starting' | 'ready' | 'draining';
  /** Why it is still starting, in a sentence, as far as is known. */
  waitsFor: string | null;
}

/**
 * The HTTP server over a context; not listening yet. Until it is ready everything but `/healthz` (the process lives)
 * answers 503; `/readyz` says whether requests belong here: started, not draining, database reachable.
 */
export async function createServer(
  app: AppContext,
  readiness: Readonly<Readiness>,
): Promise<FastifyInstance> {
  const { production, publicOrigins, trustsHop, database } = app.config;
  const server = fastify({
    // It is more than its type says, which holds our own lines to the fields that are written.
    loggerInstance: app.log as FastifyBaseLogger,
    // One line per request instead, written below without query strings: those carry keys.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would be made for nobody: what we log of requests names them itself.
    childLoggerFactory: (logger) => logger,
    bodyLimit: bodyLimitBytes,
    trustProxy: trustsHop,
    genReqId: () => newId(),
    // For a request to arrive, not for its answer: edges and Stripe send theirs at once.
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    // A request that came on a kept connection is answered, too.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });

  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(handleError(app));
  // Hooks of each request call back: a promise each would cost more than what they do.
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixedHeaders).header('x-request-id', request.id);
    done();
  });
  server.addHook('onSend', ({ raw }, reply, _payload, done) => {
    // What is left of a body that nobody read would be taken for the next request. Who asks again while this process
    // ends should come to another one.
    if (readiness.state === 'draining') reply.header('connection', 'close');
    else if (
      !raw.complete &&
      (Number(raw.headers['content-length']) > 0 || raw.headers['transfer-encoding'])
    ) {
      reply.header('connection', 'close');
    }
    // Browsers judge deadlines by it, as this process does by its own clock.
    reply.header('date', app.clock().toUTCString());
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (!unlogged.has(request.url)) {
      app.log.info(
        {
          event: 'request',
          reqId: request.id,
          method: request.method,
          // The pattern of the route: the path itself may be a link, which is a secret.
          path: request.routeOptions.url ?? 'unknown',
          statusCode: reply.statusCode,
          durationMs: Math.round(reply.elapsedTime),
        },
        'request',
      );
    }
    done();
  });

  registerRequestMetrics(server, app);

  await server.register(cors, {
    origin: [...publicOrigins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'x-yado-csrf'],
    exposedHeaders: ['date', 'x-request-id', 'retry-after'],
    maxAge: 600,
    strictPreflight: true,
  });

  server.addHook('onRequest', (request, _reply, done) => {
    const early = readiness.state === 'starting' && request.url !== '/healthz' && request.url !== '/readyz';
    done(
      early ? new HttpError(503, 'STARTING', 'The service is starting.', { 'retry-after': '2' }) : undefined,
    );
  });

  // The embedded database works on the event loop itself, and is for few people.
  const loop = production && database.kind === 'postgres' ? watchLoopDelay() : null;
  server.addHook('onClose', async () => loop?.close());
  const gate = createLoadGate({
    loopDelayMs: () => loop?.readMs() ?? 0,
    databaseWaitMs: app.databaseWaitMs,
    metrics: app.metrics,
  });

  registerNotFound(server);

  const schema = createExecutableSchema();
  await server.register(mercurius, {
    schema,
    routes: false,
    graphiql: false,
    jit: 1,
    cache: 2_000,
    queryDepth: 15,
    graphql: { parseOptions: { maxTokens: 10_000 } },
    validationRules: production ? [NoSchemaIntrospectionCustomRule] : [],
    errorFormatter: (execution, { reply }) => {
      const errors = execution.errors as readonly GraphQLError[];
      markFailed(reply.request);
      const causes = errors.map((error) => error.originalError);
      const limited = causes.find((cause) => cause instanceof RateLimitedError || cause instanceof BusyError);
      if (limited) reply.header('retry-after', String(limited.retryAfterSeconds));
      return {
        statusCode: limited ? (limited instanceof BusyError ? 503 : 429) : 200,
        response: {
          data: execution.data,
          errors: formatErrors(errors, { requestId: reply.request.id, log: app.log, terse: production }),
        },
      };
    },
  });

  registerGraphqlRoute(server, app, gate);
  registerDocumentRoute(server, app, readAccessRules(schema), () => gate.admit('trip'));
  await registerStripeWebhook(server, app);
  registerMetricsRoute(server, app);
  registerStateGauges(app);
  registerHealthRoutes(server, app, readiness);
  return server;
}
