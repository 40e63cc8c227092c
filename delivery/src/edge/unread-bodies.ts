import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const DRAIN_MS = 500;
const DRAIN_BYTES = 1024 * 1024;

/**
 * Closes the connection after an answer that leaves a body unread, or the rest of it would be taken for the next
 * request. A little of it is read before: a connection that is closed over unread bytes may lose the answer.
 */
export function addUnreadBodies(edge: FastifyInstance): void {
  edge.addHook('onSend', (request, reply, _payload, done) => {
    if (!hasUnreadBody(request.raw)) return done();
    reply.header('connection', 'close');
    drain(request.raw, done);
  });
}

function hasUnreadBody({ complete, readableEnded, headers }: IncomingMessage): boolean {
  if (complete || readableEnded) return false;
  return Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;
}

function drain(body: IncomingMessage, done: () => void): void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DRAIN_BYTES) end();
  };
  const end = () => {
    clearTimeout(timer);
    body.off('data', count).off('close', end).off('end', end).off('error', end);
    done();
  };
  const timer = setTimeout(end, DRAIN_MS);
  body.on('data', count).once('end', end).once('error', end).once('close', end).resume();
}
