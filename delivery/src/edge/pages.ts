import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StoredDocument } from '../release/documents.ts';
import type { Store } from '../store/store.ts';
import { bucketOf } from './bucket.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { chooseEncoding } from './encoding.ts';
import type { LiveDocuments } from './live-documents.ts';
import { pageFiles } from './page-files.ts';
import { renderPage } from './render-page.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const FILE_NAME = /\.[A-Za-z0-9]{1,8}$/;
const UNPUBLISHED =
  '<!doctype html><html lang="ja"><meta charset="utf-8"><title>準備中</title><p>ただいま準備中です。しばらくしてから、もう一度お試しください。</p></html>\n';

interface Options {
  store: Store;
  documents: LiveDocuments;
  revise?: (page: Page) => Page;
}

/** Serves the page for every address that is not a file, and the few files that belong to a whole site. */
export function addPages(
  edge: FastifyInstance,
  { store, documents, revise = (page) => page }: Options,
): void {
  edge.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send('User-agent: *\nDisallow: /\n'),
  );

  edge.get('/favicon.svg', async (request, reply) => {
    const icon = await store.get(`favicons/${request.tenant}.svg`);
    if (!icon) return reply.callNotFound();
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(icon);
  });

  edge.get('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] as string;
    if (FILE_NAME.test(pathname) || !request.headers.accept?.includes('text/html'))
      return reply.callNotFound();
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const stored = await documents.get(request.tenant);
    if (!stored) return reply.code(503).header('retry-after', '10').send(UNPUBLISHED);
    const { bucket, setCookie } = bucketOf(request.headers.cookie, request.protocol === 'https');
    if (setCookie) reply.header('set-cookie', setCookie);
    const made = page(stored, bucket, pathname, request.id);
    return send(reply, request.headers['accept-encoding'], revise(made));
  });
}

export interface Page {
  html: string;
  policy: string;
  nonce: string;
  status: number;
}

function page(
  { document, signed }: StoredDocument,
  bucket: number,
  pathname: string,
  requestId: string,
): Page {
  const nonce = randomBytes(16).toString('base64url');
  const files = pageFiles(document, bucket, pathname);
  const { configuration, brand } = document;
  return {
    html: renderPage({ document, boot: { signed, bucket, requestId }, files, nonce }),
    policy: contentSecurityPolicy({ nonce, pathname, configuration, brand }),
    nonce,
    status: files.owned ? 200 : 404,
  };
}

async function send(reply: FastifyReply, accept: string | undefined, { html, policy, status }: Page) {
  reply.code(status).header('content-security-policy', policy).header('vary', 'accept-encoding');
  const encoding = chooseEncoding(accept);
  if (encoding === 'identity') return reply.send(html);
  reply.header('content-encoding', encoding);
  // Made anew for each visitor, hence quick rather than dense.
  if (encoding === 'gzip') return reply.send(await gzipAsync(html, { level: 6 }));
  return reply.send(await brotliAsync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}
