import rateLimit from '@fastify/rate-limit';
import { type AboutRelease, EVENTS_PATH } from '@yado/shared/contract/page-events';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { FastifyInstance } from 'fastify';
import type { LiveDocuments } from '../edge/live-documents.ts';
import { readSubscriberAddress, SITE_SHARE } from '../subscriber-address.ts';
import type { CountWriter } from './count-writer.ts';
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

interface Options {
  documents: LiveDocuments;
  writer: CountWriter;
  pageIds: PageIds;
  /** Batches that one subscriber may send in a minute. */
  perSubscriber?: number;
}

/**
 * Takes what pages report of the releases they run, as far as the edge gave out those pages: logs failures with the page
 * they happened in, and counts all.
 */
export async function addEvents(edge: FastifyInstance, options: Options): Promise<void> {
  const { documents, writer, pageIds, perSubscriber = PER_SUBSCRIBER } = options;
  const admit = createPageTrials(pageIds, createForgedAlert(edge.log));
  let lines = 0;
  let unread = 0;
  await edge.register(rateLimit, { global: false });
  const limitSite = edge.createRateLimit({
    max: perSubscriber * SITE_SHARE,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => readSubscriberAddress(ip).site ?? '',
  });
  edge.post(
    EVENTS_PATH,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: {
        rateLimit: {
          max: perSubscriber,
          timeWindow: MINUTE_MS,
          keyGenerator: ({ ip }) => readSubscriberAddress(ip).subscriber,
        },
      },
      onRequest: async (request, reply) => {
        if (readSubscriberAddress(request.ip).site === null) return;
        const counted = await limitSite(request);
        if (!counted.isAllowed && counted.isExceeded) {
          return reply.code(429).header('retry-after', String(counted.ttlInSeconds)).send();
        }
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const from = request.headers['sec-fetch-site'];
      if (from !== undefined && from !== 'same-origin') return reply.code(403).send();
      const batch = readBatch(request.body);
      if (!batch || batch.tenant !== request.tenant) return reply.code(400).send();
      const live = await documents.get(request.tenant);
      const { tenant, bucket, requestId } = batch;
      unread += batch.unread;
      // Names that no document knows would let anyone fill memory and store.
      const events = batch.events.filter((event) => live && isLive(live.document, event));
      for (const event of admit(
        { tenant, pageId: requestId, address: readSubscriberAddress(request.ip).subscriber },
        events,
      )) {
        writer.count(tenant, event);
        if (event.kind !== 'failed' && event.kind !== 'replaced') continue;
        if (++lines > LINES_PER_FLUSH) continue;
        request.log.info({ event: 'release-event', tenant, bucket, requestId, ...about(event) }, event.kind);
      }
      return reply.code(204).send();
    },
  );

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
