import { ConfigError } from './config/config-error.ts';
import { createConfig } from './config/config.ts';
import { type Env, readEnv } from './config/env.ts';
import { createLogger } from './lib/logger.ts';
import { StartError } from './lib/start-error.ts';
import { loadPlaceIndex } from './modules/catalog/place-index-store.ts';
import { type RunningApi, startApi } from './start-api.ts';

/** Kept for handing over and closing, out of the time that the process has to stop. */
const CLOSING_MS = 8_000;
const env = readSettings();
const { LOG_LEVEL, STOP_TIMEOUT_SECONDS, STOP_NOTICE_SECONDS } = env;
const stopTimeoutMs = STOP_TIMEOUT_SECONDS * 1000;
const noticeMs = STOP_NOTICE_SECONDS * 1000;
const log = createLogger(LOG_LEVEL);
let api: RunningApi | null = null;
let stopping = false;

async function stop(reason: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ event: 'stopping', kind: reason }, 'stopping');
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  // While it still starts, nothing was promised to anybody: every write so far is a transaction of its own.
  await api?.close(Math.max(0, stopTimeoutMs - CLOSING_MS - noticeMs), noticeMs);
  process.exit(0);
}

process.once('SIGTERM', () => void stop('SIGTERM'));
process.once('SIGINT', () => void stop('SIGINT'));
// The starter holds an IPC channel open as long as it lives.
process.once('disconnect', () => void stop('disconnect'));

try {
  const config = createConfig(env);
  if (env.ALLOW_TEST_PROVIDERS)
    log.warn({ event: 'rehearsal' }, 'a rehearsal: no booking and no payment is real');
  api = await startApi(config, { log });
  // So that the first who types does not wait for it.
  void loadPlaceIndex(api.app.db).catch(() => {});
  log.info({ event: 'listening', port: config.port }, `Yado API: ${api.url}`);
} catch (error) {
  // Where a person has to mend something, a stack would only hide what.
  const isKnown = error instanceof StartError || error instanceof ConfigError;
  const about = { event: 'start-failed', ...(!isKnown && { err: error }) } as const;
  log.fatal(about, error instanceof Error ? error.message : 'start failed');
  process.exit(1);
}

/** For people to read: a list, not a line of JSON. */
function readSettings(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error(`api: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
