import type { FastifyInstance } from 'fastify';
import type { LiveDocuments } from './live-documents.ts';

/**
 * Tells open pages which document is in force, signed as in a page, so that they can move on to it. For a page that
 * knows it already the answer is empty.
 */
export function addReleaseRoute(edge: FastifyInstance, documents: LiveDocuments): void {
  edge.get('/release.json', async (request, reply) => {
    const stored = await documents.get(request.tenant);
    if (!stored) return reply.callNotFound();
    const tag = `"${stored.document.sequence}"`;
    reply.header('cache-control', 'no-cache').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(stored.signed);
  });
}
