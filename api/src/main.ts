import { createConfig } from './config/config.ts';
import { readEnv } from './config/env.ts';
import { createLogger } from './logger.ts';
import { startApi } from './start-api.ts';

const config = createConfig(readEnv());
const log = createLogger(config.logLevel);
const stopTimeoutMs = 15_000;

try {
  const api = await startApi(config, { log });
  log.info({ event: 'listening', port: config.port }, `Yado API: ${api.url}`);

  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ event: 'stopping', kind: reason }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await api.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
  // The starter holds an IPC channel open as long as it lives.
  process.once('disconnect', () => void stop('disconnect'));
} catch (error) {
  log.fatal({ event: 'start-failed', err: error }, error instanceof Error ? error.message : 'start failed');
  process.exitCode = 1;
}
