import type { Config } from './config/config.ts';
import { type AppContext, createContext } from './context.ts';
import { registerJobs } from './jobs.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { createServer } from './server.ts';

export interface RunningApi {
  url: string;
  app: AppContext;
  close(): Promise<void>;
}

/** Migrates, seeds if asked to, listens and starts the jobs. Throws after undoing what it had begun. */
export async function startApi(config: Config, overrides: Partial<AppContext> = {}): Promise<RunningApi> {
  const app = await createContext(config, overrides);
  const server = await createServer(app).catch(async (error: unknown) => {
    await app[Symbol.asyncDispose]();
    throw error;
  });
  const close = async () => {
    await server.close();
    await app[Symbol.asyncDispose]();
  };
  try {
    registerJobs(app);
    if (config.seedDemo) await seedDemo(app);
    await app.jobs.start();
    const url = await server.listen({ host: config.host, port: config.port });
    return { url, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
