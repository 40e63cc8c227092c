import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { onConnectionsFor } from '../db/connection-purpose.ts';
import type { Readiness } from './server.ts';

const DATABASE_MS = 3_000;

/**
 * `/healthz`: the process lives and needs no restart. `/readyz`: it may be sent requests. The
 * database is up to date before the server listens, so a reachable one is a migrated one. It is asked on a connection
 * of its own: a process whose connections are all in use still takes requests. `faults` says what is wrong with which
 * service outside, which alone keeps nobody from their trips; `waitsFor`, why a first import does not continue.
 */
export function registerHealthRoutes(
  server: FastifyInstance,
  app: Pick<AppContext, 'db' | 'services'>,
  readiness: Readonly<Readiness>,
): void {
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
    if (!(await isReachable(app))) return reply.code(503).send({ status: 'no-database' });
    return { status: 'ok', ...known };
  });
}

async function isReachable({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  const asked = onConnectionsFor('vital', () => sql`select 1`.execute(db)).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(DATABASE_MS, false, { ref: false })]);
}
