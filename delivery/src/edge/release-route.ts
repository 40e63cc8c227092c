import type { FastifyInstance } from 'fastify';
import { compressAnswer } from './compress-answer.ts';
import type { LiveDocuments } from './live-documents.ts';

const TYPE = 'application/json; charset=utf-8';

/**
 * Tells open pages which document is in force, signed as in a page, so that they can move on to it. For a page that
 * knows it already the answer is empty.
 */
export function addReleaseRoute(edge: FastifyInstance, documents: LiveDocuments): void {
  edge.get('/release.json', async (request, reply) => {
    const stored = await documents.get(request.tenant);
    if (!stored) return reply.callNotFound();
    const tag = `"${stored.document.sequence}"`;
    const headers = { 'cache-control': 'no-cache', etag: tag };
    if (isKnown(tag, request.headers['if-none-match']))
      return reply
        .code(304)
        .headers({ ...headers, vary: 'accept-encoding' })
        .send();
    const plain = {
      headers: { ...headers, 'content-type': TYPE },
      body: Buffer.from(JSON.stringify(stored.signed)),
    };
    const sent = await compressAnswer(plain, request.headers['accept-encoding']);
    return reply.headers(sent.headers).send(sent.body);
  });
}

/** Weakly compared (RFC 9110, 13.1.2): the encoding makes no other document. */
function isKnown(tag: string, known: string | undefined): boolean {
  return (known ?? '').split(',').some((entry) => ['*', tag, `W/${tag}`].includes(entry.trim()));
}
