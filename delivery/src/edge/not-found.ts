import type { FastifyInstance, FastifyReply } from 'fastify';

/** Answers what no route is for, before its body: Fastify would wait for that to say that there is nothing. */
export function addNotFound(edge: FastifyInstance): void {
  edge.addHook('onRequest', (request, reply, done) => {
    if (request.is404) sendNotFound(reply);
    else done();
  });
  edge.setNotFoundHandler((_request, reply) => sendNotFound(reply));
}

function sendNotFound(reply: FastifyReply) {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('404 Not Found\n');
}
