import { setTimeout as sleep } from 'node:timers/promises';
import { type ImportDependencies, importCatalog } from './catalog-import.ts';
import { catalogIsUsable } from './catalog-store.ts';

const CHECK_EVERY_MS = 15 * 60 * 1000;
/** After a fault of the supplier: an import of hours must not stand still for long. */
const CONTINUE_AFTER_MS = 60_000;
const RETRY_MS = 2_000;

export interface RunningCatalog {
  /** Resolves once nothing of it runs any more; an import under way stops after its current page. */
  stop(): Promise<void>;
}

/**
 * Keeps the catalog filled. With an empty one it resolves after the first country (it waits for the supplier as long as
 * it takes), otherwise at once; the other countries and all refreshes follow in the background.
 */
export async function startCatalog(app: ImportDependencies): Promise<RunningCatalog> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isUsable = () => catalogIsUsable(app.db);
  /** Answers how long to wait before the next try. */
  const importQuietly = async (until?: () => Promise<boolean>): Promise<number> => {
    try {
      await importCatalog(app, signal, until);
      return CHECK_EVERY_MS;
    } catch (err) {
      if (!signal.aborted) app.log.warn({ event: 'catalogue-import-failed', err }, 'catalog import failed');
      return CONTINUE_AFTER_MS;
    }
  };
  const keepFresh = async () => {
    while (!signal.aborted) {
      const pause = await importQuietly();
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  while (!(await isUsable())) {
    await importQuietly(isUsable);
    // Not usable yet: the supplier is not up, or another process is importing.
    if (!(await isUsable())) await sleep(RETRY_MS, undefined, { signal });
  }
  const running = keepFresh();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
