import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';

interface Seen {
  operation: string;
  failed: boolean;
}

const seen = new WeakMap<FastifyRequest, Seen>();

/** Names a GraphQL request: only published operations by name, because the names of others are the caller's to make up. */
export function nameOperation(request: FastifyRequest, published: string | null): void {
  seen.set(request, { operation: published ?? 'adhoc', failed: false });
}

/** The answer holds errors, although HTTP says 200. */
export function markFailed(request: FastifyRequest): void {
  const entry = seen.get(request);
  if (entry) entry.failed = true;
}

/** Measures every request once its answer is sent. */
export function registerRequestMetrics(server: FastifyInstance, app: AppContext): void {
  server.addHook('onResponse', (request, reply, done) => {
    const entry = seen.get(request);
    app.metrics.request({
      operation: entry?.operation ?? request.routeOptions.url ?? 'none',
      outcome: outcomeOf(reply.statusCode, entry?.failed ?? false),
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}

function outcomeOf(status: number, failed: boolean): string {
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  return failed ? 'errors' : 'ok';
}
