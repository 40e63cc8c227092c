import { readPlatformLogo } from './modules/organization/brand-logo.ts';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { type AppContext, createContext } from './context.ts';
import { onConnectionsFor } from './db/connection-purpose.ts';
import { registerJobs } from './jobs.ts';
import { StartError } from './lib/start-error.ts';
import { registerCatalogGauges } from './modules/catalog/catalog-gauge.ts';
import { type RunningCatalog, startCatalog } from './modules/catalog/start-catalog.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createServer, type Readiness } from './server/server.ts';
import { watchServices, type WatchedServices } from './watch-services.ts';

export interface RunningApi {
  url: string;
  app: AppContext;
  /**
   * Says for `noticeMs` that requests belong elsewhere, while it still takes them; then takes no new work and waits up to
   * `drainMs` for what is under way; the rest is handed over.
   */
  close(drainMs?: number, noticeMs?: number): Promise<void>;
}

const DRAIN_MS = 10_000;
/** For the last answers, once what they waited for was handed over. */
const LAST_ANSWERS_MS = 1_000;

/**
 * Migrates, listens, looks at the services outside, seeds if asked to, fills an empty catalog and starts the jobs. Throws
 * after undoing all that.
 */
export async function startApi(config: Config, overrides: Partial<AppContext> = {}): Promise<RunningApi> {
  const stopping = new AbortController();
  // Every booking under way listens.
  setMaxListeners(0, stopping.signal);
  const app = await createContext(config, { stopping: stopping.signal, ...overrides });
  const readiness: Readiness = { state: 'starting', waitsFor: null };
  const server = await createServer(app, readiness).catch(async (error: unknown) => {
    await app[Symbol.asyncDispose]();
    throw error;
  });
  let catalog: RunningCatalog | null = null;
  let watched: WatchedServices | null = null;
  const close = async (drainMs = DRAIN_MS, noticeMs = 0) => {
    readiness.state = 'draining';
    if (noticeMs > 0) await sleep(noticeMs);
    watched?.stop();
    // The queue stops after the requests: a booking that is still finished here wakes it up.
    const ended = server.close().then(() => catalog?.stop());
    const isLate = await Promise.race([ended.then(() => false), sleep(drainMs, true, { ref: false })]);
    if (isLate) {
      app.log.warn({ event: 'handing-over' }, 'work under way is handed over');
      stopping.abort();
      await Promise.race([ended, sleep(LAST_ANSWERS_MS)]);
      server.server.closeAllConnections();
      await Promise.race([ended, sleep(LAST_ANSWERS_MS)]);
    }
    await app[Symbol.asyncDispose]();
  };
  try {
    await readPlatformLogo(config);
    // Before the long work, so that a port in use is reported at once; until it is ready all but `/healthz` answers 503.
    const url = await listen(server, config);
    registerJobs(app);
    registerCatalogGauges({ ...app, countries: config.countries });
    watched = await watchServices(app, () => readiness.state === 'ready');
    await watched.opened;
    if (config.seedDemo) await onConnectionsFor('long', () => seedDemo(app));
    const onWait = (reason: string | null) => {
      readiness.waitsFor = reason;
    };
    catalog = await onConnectionsFor('long', () =>
      startCatalog({ ...app, countries: config.countries }, onWait),
    );
    await app.jobs.start();
    readiness.state = 'ready';
    return { url, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use. Stop what listens there, or set API_PORT.`, {
        cause: error,
      });
    }
    throw error;
  }
}
