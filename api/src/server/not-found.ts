import type { FastifyInstance, FastifyReply } from 'fastify';

/** Answers what no route is for, before its body: Fastify would wait for that to say that there is nothing. */
export function registerNotFound(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.is404) sendNotFound(reply);
    else done();
  });
  server.setNotFoundHandler((_request, reply) => sendNotFound(reply));
}

function sendNotFound(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message: 'Not found.' }] });
}
