import { createHash, timingSafeEqual } from 'node:crypto';
import { Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { isLoopback } from '../lib/is-loopback.ts';
import { processMetrics } from '../metrics/process-metrics.ts';

/**
 * Prometheus text at /metrics for who carries METRICS_TOKEN; without one set, for this machine alone. Anybody else gets
 * the answer of what does not exist. The edge never passes the address on, and what came through a proxy is refused.
 */
export function registerMetricsRoute(server: FastifyInstance, app: AppContext): void {
  const { metricsToken } = app.config;
  server.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, metricsToken)) {
      await app.limits.check('bad-token', request);
      return reply.callNotFound();
    }
    const { registry } = app.metrics;
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await Registry.merge([processMetrics(), registry]).metrics());
  });
}

function isAllowed(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(digest(given), digest(token));
  }
  const proxied = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return proxied === undefined && isLoopback(request.socket.remoteAddress ?? '');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
