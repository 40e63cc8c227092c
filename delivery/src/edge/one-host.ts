import type { FastifyInstance } from 'fastify';

/** Refuses a request that names its host twice (RFC 9112, 3.2): the one before this server may have read the other. */
export function addOneHost(edge: FastifyInstance): void {
  edge.addHook('onRequest', ({ raw }, reply, done) => {
    // Names and values alternate; `headers` keeps the first alone.
    const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (names.length <= 1) return done();
    reply
      .code(400)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('400 Bad Request\n');
  });
}
