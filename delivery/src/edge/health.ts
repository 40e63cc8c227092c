import type { FastifyInstance } from 'fastify';
import type { LiveDocuments } from './live-documents.ts';

/** Asked by address, not by name, by whatever watches this process. */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

/**
 * `/healthz`: the process lives. `/readyz`: requests belong here, which is so while any tenant has a document that
 * holds; its body names the others. One tenant that is not published yet, or whose document has expired, is an alert in
 * the log, and no reason to take the sites of all others away.
 */
export function addHealth(
  edge: FastifyInstance,
  tenants: Map<string, string>,
  documents: LiveDocuments,
): void {
  let reported = '';

  function report(missing: string[]): void {
    const state = missing.join(' ');
    if (state === reported) return;
    if (missing.length > 0)
      edge.log.error(
        { event: 'alert', name: 'tenant-without-document', missing },
        'no release document that holds',
      );
    else edge.log.info({ event: 'tenants-published' }, 'every tenant has a release document again');
    reported = state;
  }

  edge.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  edge.get('/readyz', async (_request, reply) => {
    const ids = [...new Set(tenants.values())];
    const found = await Promise.all(
      ids.map(async (id) => {
        // A store that fails, with nothing seen before, has nothing to show either.
        const stored = await documents.get(id).catch(() => null);
        return [id, stored?.document.sequence] as const;
      }),
    );
    const missing = found.filter(([, sequence]) => sequence === undefined).map(([id]) => id);
    report(missing);
    const isReady = missing.length < ids.length;
    reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
    return {
      status: isReady ? 'ready' : 'unpublished',
      documents: Object.fromEntries(found.filter(([, sequence]) => sequence !== undefined)),
      missing,
    };
  });
}
