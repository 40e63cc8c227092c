import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toDictionaryPattern } from '../release/dictionaries.ts';
import { isCompressible, findMediaType } from '../store/media-types.ts';
import { IMMUTABLE } from '../store/object-headers.ts';
import { isKey, type Store } from '../store/store.ts';
import { createDeltas, type DeltaMaker } from './deltas.ts';
import { chooseEncoding } from './encoding.ts';
import { createFileCache, type FileReader } from './file-cache.ts';

const SUFFIX = { br: '.br', gzip: '.gz' } as const;
/** For answers that fit one browser alone: a shared cache that ignores `Vary` would give them to everybody. */
const IMMUTABLE_HERE = IMMUTABLE.replace('public', 'private');

/**
 * Serves releases and brand pictures: named by their content, hence immutable, in the form stored at publication, or as
 * what differs from the browser's copy of another release.
 */
export function addAssets(edge: FastifyInstance, store: Store): void {
  const read = createFileCache(store);
  const makeDelta = createDeltas(store, read);
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = parseKey(request.url);
    const type = key && findMediaType(key);
    // Containers, chunks and fonts are asked for in CORS mode, and may be by another origin's page of ours.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const found = type ? await readSmallest(key, request, { read, makeDelta }) : null;
    if (!type || !found) {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send('404 Not Found\n');
    }
    const pattern = toDictionaryPattern(key);
    if (pattern !== null) reply.header('use-as-dictionary', `match="${pattern}"`);
    const varies = [
      ...(isCompressible(key) || pattern !== null ? ['accept-encoding'] : []),
      ...(pattern === null ? [] : ['available-dictionary']),
    ];
    if (varies.length > 0) reply.header('vary', varies.join(', '));
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
    const cacheControl = found.encoding === 'dcz' ? IMMUTABLE_HERE : IMMUTABLE;
    return reply.type(type).header('cache-control', cacheControl).send(found.data);
  };
  edge.get('/releases/*', serve);
  edge.get('/brands/*', serve);
}

async function readSmallest(
  key: string,
  { headers }: FastifyRequest,
  { read, makeDelta }: { read: FileReader; makeDelta: DeltaMaker },
) {
  const accept = headers['accept-encoding'];
  const stored = await readEncoded(read, key, accept);
  const delta = stored && (await makeDelta(key, accept, headers['available-dictionary']));
  return delta && delta.length < stored.data.length ? { data: delta, encoding: 'dcz' as const } : stored;
}

async function readEncoded(read: FileReader, key: string, accept: string | undefined) {
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
