import { setTimeout as sleep } from 'node:timers/promises';
import { type ImportDependencies, importCatalogue } from './catalog-import.ts';
import { catalogueIsUsable } from './catalog-store.ts';

const CHECK_EVERY_MS = 15 * 60 * 1000;
const RETRY_MS = 2_000;

export interface RunningCatalogue {
  /** Resolves once nothing of it runs any more; an import under way stops after its current page. */
  stop(): Promise<void>;
}

/**
 * Keeps the catalogue filled. With an empty one it resolves after the first import (it waits for the supplier
 * as long as it takes); otherwise at once, and refreshes in the background when a day has passed.
 */
export async function startCatalogue(app: ImportDependencies): Promise<RunningCatalogue> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const importQuietly = async () => {
    try {
      await importCatalogue(app, signal);
    } catch (err) {
      if (!signal.aborted) app.log.warn({ event: 'catalogue-import-failed', err }, 'catalogue import failed');
    }
  };
  const keepFresh = async () => {
    while (!signal.aborted) {
      await importQuietly();
      await sleep(CHECK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  while (!(await catalogueIsUsable(app.db))) {
    await importQuietly();
    // Not usable yet: the supplier is not up, or another process is importing.
    if (!(await catalogueIsUsable(app.db))) await sleep(RETRY_MS, undefined, { signal });
  }
  const running = keepFresh();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
