import { setTimeout as sleep } from 'node:timers/promises';
import { type ImportDependencies, importCatalog } from './catalog-import.ts';
import { catalogIsUsable } from './catalog-store.ts';

const CHECK_EVERY_MS = 15 * 60 * 1000;
const RETRY_MS = 2_000;

export interface RunningCatalog {
  /** Resolves once nothing of it runs any more; an import under way stops after its current page. */
  stop(): Promise<void>;
}

/**
 * Keeps the catalog filled. With an empty one it resolves after the first import (it waits for the supplier
 * as long as it takes); otherwise at once, and refreshes in the background when a day has passed.
 */
export async function startCatalog(app: ImportDependencies): Promise<RunningCatalog> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const importQuietly = async () => {
    try {
      await importCatalog(app, signal);
    } catch (err) {
      if (!signal.aborted) app.log.warn({ event: 'catalogue-import-failed', err }, 'catalog import failed');
    }
  };
  const keepFresh = async () => {
    while (!signal.aborted) {
      await importQuietly();
      await sleep(CHECK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  while (!(await catalogIsUsable(app.db))) {
    await importQuietly();
    // Not usable yet: the supplier is not up, or another process is importing.
    if (!(await catalogIsUsable(app.db))) await sleep(RETRY_MS, undefined, { signal });
  }
  const running = keepFresh();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
