import type { FastifyInstance } from 'fastify';
import { HEALTH_PATHS } from './health.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tenant: string;
  }
}

/**
 * Gives each request its tenant by the Host header. Only configured names are answered; forwarded host names
 * are ignored, because anyone can send them.
 */
export function addTenants(edge: FastifyInstance, tenants: Map<string, string>): void {
  edge.decorateRequest('tenant', '');
  edge.addHook('onRequest', (request, reply, done) => {
    if (HEALTH_PATHS.includes(request.url)) return done();
    const tenant = tenants.get(request.headers.host?.toLowerCase() ?? '');
    if (tenant) {
      request.tenant = tenant;
      return done();
    }
    reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('421 Misdirected Request\n');
  });
}
