import { randomBytes } from 'node:crypto';
import type { PageEvent } from '@yado/shared/contract/page-events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildReportingEndpoints, ENDPOINT } from '../events/browser-reports.ts';
import type { NoteEvents } from '../events/intake.ts';
import type { PageIds } from '../events/page-ids.ts';
import type { Store } from '../store/store.ts';
import type { ApiUpstreams } from './api-upstreams.ts';
import { compress, PAGE_EFFORT } from './compress.ts';
import { readCohort } from './cohort.ts';
import { withStyleNonce } from './content-security-policy.ts';
import { chooseEncoding } from './encoding.ts';
import { addDefaultPreview } from './default-preview.ts';
import type { LiveDocuments } from './live-documents.ts';
import { createOutlines } from './outlines.ts';
import type { Page } from './page.ts';
import { createPageRenderer } from './page-renderer.ts';
import { isPageRequest } from './page-requests.ts';
import { createPreparedPages } from './prepared-pages.ts';
import { hasKey } from './security-headers.ts';
import { type Owner, variantsOf } from './site-variants.ts';
import { createWholePages, type FoundPage } from './whole-pages.ts';

const UNPUBLISHED =
  '<!doctype html><html lang="ja"><meta charset="utf-8"><title>準備中</title><p>ただいま準備中です。しばらくしてから、もう一度お試しください。</p></html>\n';

/** The browser itself refuses a script without integrity, and says so (https://www.w3.org/TR/sri-2/#integrity-policy-section). */
const INTEGRITY_POLICY = `blocked-destinations=(script), endpoints=(${ENDPOINT})`;

interface Options {
  store: Store;
  documents: LiveDocuments;
  pageIds: PageIds;
  upstreams: ApiUpstreams;
  noteEvents: NoteEvents;
  revise?: (page: Page) => Page;
}

/** Serves the page for every address that is not a file, and the few files that belong to a whole site. */
export function addPages(edge: FastifyInstance, options: Options): void {
  const { store, documents, pageIds, upstreams, noteEvents, revise } = options;
  const renderer = createPageRenderer();
  edge.addHook('onClose', () => renderer.close());
  const findWholePage = createWholePages({ store, upstreams, renderer, log: edge.log });
  const prepared = createPreparedPages({ revise, findOutline: createOutlines({ store, log: edge.log }) });

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

  addDefaultPreview(edge);

  edge.get('/*', async (request, reply) => {
    if (!isPageRequest(request)) return reply.callNotFound();
    const pathname = request.url.split('?', 1)[0] as string;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const stored = await documents.get(request.tenant);
    if (!stored) return reply.code(503).header('retry-after', '10').send(UNPUBLISHED);
    const { cohort, setCookie } = readCohort(request.headers.cookie, request.protocol === 'https');
    if (setCookie) reply.header('set-cookie', setCookie);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const id = pageIds.issue(request.tenant);
    const origin = getOrigin(request);
    const variant = variantsOf(stored.document)(cohort);
    const owner = variant.findOwner(pathname);
    const whole = await findWholePage({ stored, variant, owner, origin }, request, reply);
    noteEvents(request, { pageId: id, bucket: cohort }, toEvents(owner, whole));
    if (whole.page && 'location' in whole.page) return reply.redirect(whole.page.location, 303);
    const page = whole.page
      ? { ...whole.page, body: await compress(Buffer.from(whole.page.html), encoding, PAGE_EFFORT) }
      : await prepared(stored, { cohort, origin, pathname, encoding });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    // Nothing in it is personal: a browser may keep it for the way back, and asks for it at every other visit.
    if (!hasKey(request.url)) reply.header('cache-control', 'private, no-cache');
    return sendPage(reply.header('vary', 'accept-encoding'), page, id);
  });
}

/** A whole page is one trial of its release, as one that loads it. */
function toEvents(owner: Owner | undefined, { page, fault }: FoundPage): PageEvent[] {
  if (!owner || !(page || fault)) return [];
  const { part, release } = owner;
  const about = { part, release: release.id, version: release.version };
  const used: PageEvent = { ...about, kind: 'used' };
  return fault ? [used, { ...about, kind: 'failed', stage: 'render' }] : [used];
}

/** Where the visitor is; its name is one of those that are configured, or the request was refused. */
export function getOrigin({ protocol, headers }: FastifyRequest): string {
  return `${protocol === 'https' ? 'https' : 'http'}://${headers.host?.toLowerCase()}`;
}

/** Sends a page with the headers of this answer, and with its id. */
export function sendPage(
  reply: FastifyReply,
  page: Omit<Page, 'html'> & { body: string | Buffer },
  id: string,
) {
  const { status, policy, hostRelease, checksFiles, lendsNonce, body } = page;
  reply.header('reporting-endpoints', buildReportingEndpoints(id, hostRelease));
  if (checksFiles) reply.header('integrity-policy', INTEGRITY_POLICY);
  reply.header('x-request-id', id);
  // Under this name hosts of all releases look for it.
  const metrics = [`request;desc="${id}"`];
  if (lendsNonce) {
    const nonce = randomBytes(16).toString('base64url');
    metrics.push(`style;desc="${nonce}"`);
    reply.header('content-security-policy', withStyleNonce(policy, nonce));
  } else reply.header('content-security-policy', policy);
  return reply.code(status).header('server-timing', metrics.join(', ')).send(body);
}
