import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { onConnectionsFor } from '../db/connection-purpose.ts';
import type { Readiness } from './server.ts';

const DATABASE_MS = 3_000;
/** For how long an answer of the database is as good as a new one: on a busy machine a new one takes longer than who asks may wait. */
const KNOWN_MS = 2_000;

/**
 * `/healthz`: the process lives and needs no restart. `/readyz`: it may be sent requests. The
 * database is up to date before the server listens, so a reachable one is a migrated one. It is asked on a connection
 * of its own: a process whose connections are all in use still takes requests. It answers at once by what the database said
 * within the last two seconds, and asks it again behind that. `faults` says what is wrong with which
 * service outside, which alone keeps nobody from their trips; `waitsFor`, why a first import does not continue.
 */
export function registerHealthRoutes(
  server: FastifyInstance,
  app: Pick<AppContext, 'db' | 'services'>,
  readiness: Readonly<Readiness>,
): void {
  const isReachable = rememberReachable(app);
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const faults = app.services.faults().map(({ service, kind, text }) => ({ service, kind, text }));
    const known = faults.length === 0 ? {} : { faults };
    const { state, waitsFor } = readiness;
    const waiting = state === 'starting' && waitsFor !== null ? { waitsFor } : {};
    if (state !== 'ready') return reply.code(503).send({ status: state, ...waiting, ...known });
    if (!(await isReachable())) return reply.code(503).send({ status: 'no-database' });
    return { status: 'ok', ...known };
  });
}

function rememberReachable(app: Pick<AppContext, 'db'>): () => Promise<boolean> {
  let reachedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | null = null;
  const ask = async () => {
    const isReachable = await askDatabase(app);
    reachedAt = isReachable ? performance.now() : Number.NEGATIVE_INFINITY;
    asking = null;
    return isReachable;
  };
  return async () => {
    asking ??= ask();
    return performance.now() - reachedAt < KNOWN_MS || asking;
  };
}

async function askDatabase({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  const asked = onConnectionsFor('vital', () => sql`select 1`.execute(db)).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(DATABASE_MS, false, { ref: false })]);
}
