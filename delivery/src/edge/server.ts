import { randomBytes, randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createCountWriter } from '../events/count-writer.ts';
import { addEvents } from '../events/intake.ts';
import { createNetworkTags } from '../events/network-tags.ts';
import { createPageIds } from '../events/page-ids.ts';
import { addDeveloperPages } from './developer-pages.ts';
import type { PublicKey } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import { addApiProxy } from './api-proxy.ts';
import { createApiUpstreams } from './api-upstreams.ts';
import { addAssets } from './assets.ts';
import { addClientProtocol } from './client-protocol.ts';
import {
  CEILING,
  type Ceiling,
  handleClientError,
  limitConnections,
  VISITOR_TIMEOUTS,
} from './connections.ts';
import { addHealth } from './health.ts';
import { createLiveDocuments, type LiveDocuments } from './live-documents.ts';
import { addNotFound } from './not-found.ts';
import type { Page } from './page.ts';
import { addOneHost } from './one-host.ts';
import { addPages } from './pages.ts';
import { addReleaseRoute } from './release-route.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addTenants } from './tenant-hosts.ts';
import { toDecodable } from './to-decodable.ts';
import { addUnreadBodies } from './unread-bodies.ts';

export interface EdgeOptions {
  store: Store;
  publicKey: PublicKey;
  /** Of the APIs, over which requests are spread. */
  apiOrigins: readonly string[];
  /** Host header, with its port, → tenant. */
  tenants: Map<string, string>;
  /** How long documents are taken to be as they were seen; by default the store is asked for each page. */
  freshForMs?: number;
  trustProxy: string[];
  /** How many connections there may be; all that visitors need, unless it is said. */
  ceiling?: Ceiling;
  /** Tells the counts of several edges with one store apart. */
  instance?: string;
  /** Signs the ids of pages, the same for all edges of a store; by default this process knows its own pages alone. */
  pageSecret?: string;
  /** Where log lines go; by default to stdout. */
  logTo?: { write(line: string): void };
  now?: () => Date;
  /** Folder with the public keys of developers, whose own remotes may run in their pages; without it nobody's may. */
  developerKeysDir?: string;
  /** Documents from elsewhere than the store: while developing they describe what the development servers hold. */
  documents?: LiveDocuments;
  /** Changes a finished page; only development does. */
  revise?: (page: Page) => Page;
}

/** The server in front of everything: pages, releases, brands, and the API under the same origin. */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { store, tenants, now = () => new Date() } = options;
  const edge = Fastify({
    logger: { level: 'info', stream: options.logTo },
    // Addresses carry keys of guests and codes of mailed links, so that no line is written per request.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => toDecodable(url),
    clientErrorHandler: handleClientError,
    ...VISITOR_TIMEOUTS,
  });
  const { ceiling = CEILING } = options;
  const perAddress = options.trustProxy.length === 0 ? ceiling.perAddress : ceiling.total;
  limitConnections(edge.server, { ...ceiling, perAddress });
  // Before any route: one that comes before it would tell visitors what went wrong inside.
  edge.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    // Who leaves before the answer is there breaks it off: nothing has failed.
    const hasLeft = reply.raw.destroyed;
    if (status === 500 && !hasLeft)
      request.log.error({ err: error, requestId: request.id }, 'request failed');
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${status}\n`);
  });
  const { documents = createLiveDocuments({ ...options, log: edge.log, now }) } = options;

  addClientProtocol(edge);
  addSecurityHeaders(edge);
  addUnreadBodies(edge);
  addOneHost(edge);
  addTenants(edge, tenants);
  addNotFound(edge);
  addHealth(edge, tenants, documents);
  addAssets(edge, store);
  addReleaseRoute(edge, documents);
  const secret = options.pageSecret ?? randomBytes(32);
  const pageIds = createPageIds(secret, now);
  const writer = createCountWriter(store, options.instance ?? 'edge', now);
  const noteEvents = await addEvents(edge, {
    documents,
    writer,
    pageIds,
    getNetwork: createNetworkTags(secret),
  });
  const upstreams = createApiUpstreams(edge, options.apiOrigins);
  await addApiProxy(edge, upstreams, store);
  if (options.developerKeysDir) {
    addDeveloperPages(edge, { documents, pageIds, folder: options.developerKeysDir, now });
  }
  addPages(edge, { store, documents, pageIds, upstreams, noteEvents, revise: options.revise });
  return edge;
}
