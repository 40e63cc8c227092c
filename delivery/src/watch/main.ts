import { readWatchConfig } from '../config/env.ts';
import { ReleaseError } from '../errors.ts';
import { readKeys } from '../signing/keys.ts';
import { openStore } from '../store/open-store.ts';
import { createLog } from './log.ts';
import { createWatchServer } from './server.ts';
import { createWatcher } from './watcher.ts';

/** With the 5 s that an edge keeps its counts, a broken canary ends well within a minute. */
const LOOK_EVERY_MS = 5_000;

const log = createLog((line) => console.log(line));
try {
  const config = readWatchConfig();
  const keys = await readKeys(config.keysDir);
  const now = () => new Date();
  const watcher = createWatcher({ store: await openStore(config), keys, now }, log, config.freshForMs);
  const server = createWatchServer(watcher);

  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let looking = Promise.resolve();
  const look = () => {
    looking = watcher
      .look()
      .catch((error: unknown) => log.error({ err: toMessage(error) }, 'look failed'))
      .then(() => {
        if (!stopped) timer = setTimeout(look, LOOK_EVERY_MS);
      });
  };
  look();
  // Nobody who has no collector pays for the SDK in memory.
  const telemetry = config.otlpEndpoint
    ? (await import('./export-metrics.ts')).exportMetrics(config.otlpEndpoint, watcher)
    : null;

  const stop = async () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(timer);
    server.close();
    // A canary that is being ended is ended wherever it has to be.
    await looking;
    await telemetry?.shutdown().catch(() => {});
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);

  server.on('error', (error) => {
    console.error(`watch: ${toMessage(error)}`);
    process.exit(1);
  });
  server.listen(config.port, config.host);
} catch (error) {
  console.error(`watch: ${toMessage(error)}`);
  process.exit(1);
}

function toMessage(error: unknown): string {
  if (error instanceof ReleaseError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another process uses the port; stop it or set WATCH_PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
