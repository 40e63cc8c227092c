import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { type AppContext, createContext } from './context.ts';
import { registerJobs } from './jobs.ts';
import { type RunningCatalogue, startCatalogue } from './modules/catalogue/start-catalogue.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createServer } from './server.ts';

export interface RunningApi {
  url: string;
  app: AppContext;
  close(): Promise<void>;
}

/** Migrates, listens, seeds if asked to, fills an empty catalogue and starts the jobs. Throws after undoing all that. */
export async function startApi(config: Config, overrides: Partial<AppContext> = {}): Promise<RunningApi> {
  const app = await createContext(config, overrides);
  const readiness = { ready: false };
  const server = await createServer(app, readiness).catch(async (error: unknown) => {
    await app[Symbol.asyncDispose]();
    throw error;
  });
  let catalogue: RunningCatalogue | null = null;
  const close = async () => {
    await server.close();
    await catalogue?.stop();
    await app[Symbol.asyncDispose]();
  };
  try {
    // Before the long work, so that a port in use is told at once; until `ready` everything answers 503.
    const url = await listen(server, config);
    registerJobs(app);
    if (config.seedDemo) await seedDemo(app);
    catalogue = await startCatalogue(app);
    await app.jobs.start();
    readiness.ready = true;
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
      throw new Error(`Port ${port} is in use. Stop what listens there, or set API_PORT.`, { cause: error });
    }
    throw error;
  }
}
