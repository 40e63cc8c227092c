import { readConfig } from './config.ts';
import { createWorld } from './world.ts';

try {
  const starting = createWorld(readConfig());
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await starting.then((world) => world.close()).catch(() => {});
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);

  const world = await starting;
  for (const service of ['rapid', 'stripe', 'auth', 'smtp', 'mailbox', 'maps'] as const) {
    console.log(`sandbox: ${service.padEnd(7)} ${world[service]}`);
  }
} catch (error) {
  console.error(`sandbox: ${explain(error)}`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `port ${port} is already in use; stop the other program or set SANDBOX_PORT_BASE.`;
  }
  return error.stack ?? error.message;
}
