import type { FastifyInstance } from 'fastify';

/**
 * Has `request.protocol` be the visitor's own also behind several proxies: each writes its entry of
 * `X-Forwarded-Proto`, as of `X-Forwarded-For`, and only as many count as there are trusted proxies on the way.
 */
export function addClientProtocol(edge: FastifyInstance): void {
  edge.addHook('onRequest', (request, _reply, done) => {
    const proxies = (request.ips?.length ?? 1) - 1;
    const entries = String(request.headers['x-forwarded-proto'] ?? '')
      .split(',')
      .map((entry) => entry.trim());
    if (proxies > 0 && entries.length > 1) {
      request.headers['x-forwarded-proto'] = entries[Math.max(0, entries.length - proxies)];
    }
    done();
  });
}
