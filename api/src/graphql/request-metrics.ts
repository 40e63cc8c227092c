import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';

interface Seen {
  operation: string;
  failed: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    seen: Seen | null;
  }
}

/** Names a GraphQL request: only published operations by name, because the names of others are the caller's to make up. */
export function nameOperation(request: FastifyRequest, published: string | null): void {
  request.seen = { operation: published ?? 'adhoc', failed: false };
}

/** The answer holds errors, although HTTP says 200. */
export function markFailed(request: FastifyRequest): void {
  if (request.seen) request.seen.failed = true;
}

/** Measures every request once its answer is sent. */
export function registerRequestMetrics(server: FastifyInstance, app: AppContext): void {
  server.decorateRequest('seen', null);
  server.addHook('onResponse', (request, reply, done) => {
    app.metrics.request({
      operation: request.seen?.operation ?? request.routeOptions.url ?? 'none',
      outcome: getOutcome(reply.statusCode, request.seen?.failed ?? false),
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}

function getOutcome(status: number, failed: boolean): string {
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  return failed ? 'errors' : 'ok';
}
