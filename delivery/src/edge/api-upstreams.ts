import type { FastifyInstance } from 'fastify';
import { createApiOrigins } from './api-origins.ts';
import { createUpstream, type Upstream } from './api-upstream.ts';
import { createRepeatBudget } from './repeat-budget.ts';

/** Browsers wait 30 s for what only reads, and 110 s for the rest: a booking may take the supplier's 90 s. */
const READ_MS = 28_000;
const WRITE_MS = 108_000;
/**
 * How many requests may be with the API at once. Each kind has connections of its own, so that what waits for the
 * supplier takes none from what is read or written in milliseconds, and looking for hotels none from booking them; one
 * address gets a part of them.
 */
const LIMITS = {
  read: { total: 512, perAddress: 256, timeoutMs: READ_MS },
  readSupplier: { total: 256, perAddress: 128, timeoutMs: READ_MS },
  write: { total: 512, perAddress: 128, timeoutMs: WRITE_MS },
  writeSupplier: { total: 512, perAddress: 128, timeoutMs: WRITE_MS },
  document: { total: 64, perAddress: 16, timeoutMs: WRITE_MS },
};

export type ApiUpstreams = Record<keyof typeof LIMITS, Upstream>;

/** The ways to the APIs, which end with the edge. */
export function createApiUpstreams(edge: FastifyInstance, apiOrigins: readonly string[]): ApiUpstreams {
  const origins = createApiOrigins(apiOrigins, edge.log);
  const repeats = createRepeatBudget();
  const createFor = (kind: keyof typeof LIMITS) => createUpstream(LIMITS[kind], origins, repeats);
  const upstreams = {
    read: createFor('read'),
    readSupplier: createFor('readSupplier'),
    write: createFor('write'),
    writeSupplier: createFor('writeSupplier'),
    document: createFor('document'),
  };
  edge.addHook('onClose', async () => {
    origins.close();
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
  });
  return upstreams;
}
