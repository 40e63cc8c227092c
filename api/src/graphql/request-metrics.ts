import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';

interface Seen {
  operation: string;
  failed: boolean;
}

const seen = new WeakMap<FastifyRequest, Seen>();
const published = /^\s*(?:query|mutation)\s+(\w+)/;

/** Names a GraphQL request: only published operations by name, because the names of others are the caller's to make up. */
export function nameOperation(request: FastifyRequest, parsed: { source: string; published: boolean }): void {
  const operation = parsed.published ? (published.exec(parsed.source)?.[1] ?? 'unnamed') : 'adhoc';
  seen.set(request, { operation, failed: false });
}

/** The answer holds errors, although HTTP says 200. */
export function markFailed(request: FastifyRequest): void {
  const entry = seen.get(request);
  if (entry) entry.failed = true;
}

/** Measures every request once its answer is sent. */
export function registerRequestMetrics(server: FastifyInstance, app: AppContext): void {
  server.addHook('onResponse', async (request, reply) => {
    const entry = seen.get(request);
    app.metrics.request({
      operation: entry?.operation ?? request.routeOptions.url ?? 'none',
      outcome: outcomeOf(reply.statusCode, entry?.failed ?? false),
      seconds: reply.elapsedTime / 1000,
    });
  });
}

function outcomeOf(status: number, failed: boolean): string {
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  return failed ? 'errors' : 'ok';
}
