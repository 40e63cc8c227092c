import rateLimit from '@fastify/rate-limit';
import { type AboutRelease, EVENTS_PATH } from '@yado/shared/contract/page-events';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveDocuments } from '../edge/live-documents.ts';
import { readSubscriberAddress, SITE_SHARE } from '../subscriber-address.ts';
import { readBrowserReports, REPORTS_PATH, REPORTS_TYPE } from './browser-reports.ts';
import type { CountWriter } from './count-writer.ts';
import type { CountedEvent } from './counts.ts';
import { readBatch } from './event-schema.ts';
import { createForgedAlert } from './forged-alert.ts';
import type { PageIds } from './page-ids.ts';
import { createPageTrials } from './page-trials.ts';

const BODY_LIMIT_BYTES = 16_384;
/** A whole company may come from one address; a page sends a handful in a minute. */
const PER_SUBSCRIBER = 600;
const MINUTE_MS = 60_000;
const FLUSH_MS = 5_000;
/** Lines between two flushes; failures beyond are counted alone, or a broken release would fill the disk. */
const LINES_PER_FLUSH = 50;

const LOGGED = new Set<CountedEvent['kind']>(['failed', 'replaced', 'blocked']);

/** Counts what is known of a page, as what pages report is counted. */
export type NoteEvents = (
  request: FastifyRequest,
  page: ReportingPage,
  events: readonly CountedEvent[],
) => void;

interface ReportingPage {
  pageId: string | undefined;
  bucket?: number;
}

interface Options {
  documents: LiveDocuments;
  writer: CountWriter;
  pageIds: PageIds;
  /** The tag of the network that an address is of. */
  getNetwork: (ip: string) => string;
  /** Batches that one subscriber may send in a minute. */
  perSubscriber?: number;
}

/**
 * Takes what pages report of the releases they run, and what browsers report of pages, as far as the edge gave out those
 * pages: logs failures with the page they happened in, and counts all. What the edge itself knows of a page it notes.
 */
export async function addEvents(edge: FastifyInstance, options: Options): Promise<NoteEvents> {
  const { documents, writer, pageIds, getNetwork, perSubscriber = PER_SUBSCRIBER } = options;
  const admit = createPageTrials(pageIds, createForgedAlert(edge.log));
  let lines = 0;
  let unread = 0;
  await edge.register(rateLimit, { global: false });
  const limitSite = edge.createRateLimit({
    max: perSubscriber * SITE_SHARE,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => readSubscriberAddress(ip).site ?? '',
  });
  const route = {
    bodyLimit: BODY_LIMIT_BYTES,
    config: {
      rateLimit: {
        max: perSubscriber,
        timeWindow: MINUTE_MS,
        keyGenerator: ({ ip }: FastifyRequest) => readSubscriberAddress(ip).subscriber,
      },
    },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      if (readSubscriberAddress(request.ip).site !== null) {
        const counted = await limitSite(request);
        if (!counted.isAllowed && counted.isExceeded)
          return reply.code(429).header('retry-after', String(counted.ttlInSeconds)).send();
      }
      const from = request.headers['sec-fetch-site'];
      if (from !== undefined && from !== 'same-origin') return reply.code(403).send();
    },
  };

  /** Names that no document knows would let anyone fill memory and store: `events` are of live releases. */
  function take(request: FastifyRequest, page: ReportingPage, events: readonly CountedEvent[]): void {
    const { tenant, ip } = request;
    const { pageId, bucket } = page;
    for (const event of admit({ tenant, pageId, address: readSubscriberAddress(ip).subscriber }, events)) {
      writer.count(tenant, event, getNetwork(ip));
      if (!LOGGED.has(event.kind) || ++lines > LINES_PER_FLUSH) continue;
      const line = { event: 'release-event', tenant, bucket, requestId: pageId, ...about(event) };
      request.log.info(line, event.kind);
    }
  }

  edge.post(EVENTS_PATH, route, async (request, reply) => {
    const batch = readBatch(request.body);
    if (!batch || batch.tenant !== request.tenant) return reply.code(400).send();
    const live = await documents.get(request.tenant);
    unread += batch.unread;
    const events = batch.events.filter((event) => live && isLive(live.document, event));
    take(request, { pageId: batch.requestId, bucket: batch.bucket }, events);
    return reply.code(204).send();
  });

  edge.addContentTypeParser(REPORTS_TYPE, { parseAs: 'string' }, edge.getDefaultJsonParser('error', 'error'));
  edge.post(REPORTS_PATH, route, async (request, reply) => {
    const live = await documents.get(request.tenant);
    const reports = live && readBrowserReports(request, live.document);
    if (!reports) return reply.code(400).send();
    const { pageId, blocked } = reports;
    take(
      request,
      { pageId },
      blocked.map((release) => ({ ...release, kind: 'blocked' })),
    );
    return reply.code(204).send();
  });

  const flush = () => {
    if (lines > LINES_PER_FLUSH)
      edge.log.warn({ event: 'release-events-not-logged', count: lines - LINES_PER_FLUSH }, 'many failures');
    if (unread > 0)
      edge.log.warn({ event: 'page-events-not-read', count: unread }, 'pages are newer than this edge');
    lines = 0;
    unread = 0;
    return writer.flush().catch((error: unknown) => edge.log.error({ err: error }, 'counts not written'));
  };
  const timer = setInterval(flush, FLUSH_MS).unref();
  edge.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return take;
}

function about({ kind: _kind, ...fields }: AboutRelease & { kind: string }): object {
  return fields;
}

function isLive({ host, remotes }: ReleaseDocument, { part, release }: AboutRelease): boolean {
  const channel = part === 'host' ? host : Object.hasOwn(remotes, part) ? remotes[part] : undefined;
  if (!channel) return false;
  const { stable, canary, previous } = channel;
  return [stable.id, canary?.release.id, previous?.id].includes(release);
}
