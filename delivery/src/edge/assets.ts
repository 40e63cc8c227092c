import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCompressible, findMediaType } from '../store/media-types.ts';
import { IMMUTABLE } from '../store/object-headers.ts';
import { isKey, type Store } from '../store/store.ts';
import { chooseEncoding } from './encoding.ts';
import { createFileCache } from './file-cache.ts';

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Serves releases and brand pictures: named by their content, hence immutable, in the form stored at publication. */
export function addAssets(edge: FastifyInstance, store: Store): void {
  const read = createFileCache(store);
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = parseKey(request.url);
    const type = key && findMediaType(key);
    // Containers, chunks and fonts are asked for in CORS mode, and may be by another origin's page of ours.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const found = type ? await readEncoded(read, key, request.headers['accept-encoding']) : null;
    if (!type || !found) {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send('404 Not Found\n');
    }
    if (isCompressible(key)) reply.header('vary', 'accept-encoding');
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
    return reply.type(type).header('cache-control', IMMUTABLE).send(found.data);
  };
  edge.get('/releases/*', serve);
  edge.get('/brands/*', serve);
}

async function readEncoded(
  read: (key: string) => Promise<Buffer | null>,
  key: string,
  accept: string | undefined,
) {
  const encoding = isCompressible(key) ? chooseEncoding(accept) : 'identity';
  const dense = encoding === 'identity' ? null : await read(key + SUFFIX[encoding]);
  if (dense) return { data: dense, encoding };
  const data = await read(key);
  return data && { data, encoding: 'identity' as const };
}

/** The store's key of an address, or an empty text when it is none: climbing out, hidden, badly encoded. */
function parseKey(url: string): string {
  try {
    const key = decodeURIComponent(url.split('?', 1)[0] as string).slice(1);
    return isKey(key) ? key : '';
  } catch {
    return '';
  }
}
