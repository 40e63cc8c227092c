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

/** Migrates, seeds if asked to, fills an empty catalogue, starts the jobs and listens. Throws after undoing all that. */
export async function startApi(config: Config, overrides: Partial<AppContext> = {}): Promise<RunningApi> {
  const app = await createContext(config, overrides);
  const server = await createServer(app).catch(async (error: unknown) => {
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
    registerJobs(app);
    if (config.seedDemo) await seedDemo(app);
    catalogue = await startCatalogue(app);
    await app.jobs.start();
    const url = await server.listen({ host: config.host, port: config.port });
    return { url, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
