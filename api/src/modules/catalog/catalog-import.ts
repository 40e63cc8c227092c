import type { Supplier } from '../../adapters/supplier/supplier-port.ts';
import type { Db } from '../../db/client.ts';
import type { Log } from '../../lib/logger.ts';
import { finishProperties, finishRegions } from './finish-import.ts';
import { importProperties } from './import-properties.ts';
import { importRegions } from './import-regions.ts';
import { ImportLinkExpired, type ImportRun, leaseFrom } from './import-run.ts';
import { claimImport, releaseImport } from './import-store.ts';

export interface ImportDependencies {
  db: Db;
  supplier: Supplier;
  log: Log;
  clock: () => Date;
}

/** The supplier asks for a daily refresh of static content. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

const KINDS = [
  { kind: 'properties', load: importProperties, finish: finishProperties },
  // After the properties, because regions count them.
  { kind: 'regions', load: importRegions, finish: finishRegions },
] as const;

async function loadAll(load: (run: ImportRun) => Promise<number>, run: ImportRun): Promise<number> {
  try {
    return await load(run);
  } catch (error) {
    if (!(error instanceof ImportLinkExpired) || run.next === null) throw error;
    return load({ ...run, next: null });
  }
}

/**
 * Imports what is missing, unfinished or older than a day; several processes share the work through a lease.
 * Throws `ImportInterrupted` when the supplier fails; the next call continues from the stored cursor.
 */
export async function importCatalog(app: ImportDependencies, signal: AbortSignal): Promise<void> {
  for (const { kind, load, finish } of KINDS) {
    const now = app.clock();
    const claimed = await claimImport(app.db, kind, {
      now,
      staleBefore: new Date(now.getTime() - STALE_AFTER_MS),
      leaseUntil: leaseFrom(now),
    });
    if (!claimed) continue;
    try {
      const { run, next } = claimed;
      const count = await loadAll(load, {
        db: app.db,
        supplier: app.supplier,
        clock: app.clock,
        run,
        next,
        signal,
      });
      await finish(app.db, run, app.clock());
      const durationMs = app.clock().getTime() - now.getTime();
      app.log.info({ event: 'catalogue-imported', kind, count, durationMs }, 'catalog imported');
    } catch (error) {
      await releaseImport(app.db, kind);
      throw error;
    }
  }
}
