import type { Supplier } from '../../adapters/supplier/supplier-port.ts';
import type { Db } from '../../db/client.ts';
import type { Log } from '../../lib/logger.ts';
import { findDueRun } from './due-run.ts';
import { finishProperties, finishRegions } from './finish-import.ts';
import { claimImport, type ImportLease, releaseImport, writeUnderLease } from './import-lease.ts';
import { keepImportRenewed } from './import-lease-renewals.ts';
import { findPart, type ImportPart, listParts, openPart } from './import-part-store.ts';
import { importProperties } from './import-properties.ts';
import { importRegions } from './import-regions.ts';
import { ImportInterrupted, type ImportRun } from './import-run.ts';
import type { ImportKind } from './tables.ts';

export interface ImportDependencies {
  db: Db;
  supplier: Supplier;
  log: Log;
  clock: () => Date;
  /** ISO 3166-1 alpha-2, the first ones first. */
  countries: readonly string[];
}

interface Importer {
  kind: ImportKind;
  load(run: ImportRun): Promise<number>;
  finish(run: ImportRun): Promise<void>;
}

const IMPORTERS: readonly Importer[] = [
  { kind: 'properties', load: importProperties, finish: finishProperties },
  // After the properties, because regions count them.
  { kind: 'regions', load: importRegions, finish: finishRegions },
];

/** What was left to another process, which holds it until then unless it continues. */
export interface HeldImport {
  kind: ImportKind;
  country: string;
  until: Date;
}

/** Reads what is due of a country; where another process imports this kind, answers that. */
async function importPart(
  app: ImportDependencies,
  { kind, load, finish }: Importer,
  country: string,
  signal: AbortSignal,
): Promise<HeldImport | null> {
  const { db, supplier, clock, countries } = app;
  const lease = await claimImport(db, kind, clock());
  if (lease instanceof Date) return { kind, country, until: lease };
  const stopRenewing = keepImportRenewed(app, lease);
  try {
    const part = await openDuePart(app, lease, country);
    if (!part) return null;
    const began = clock();
    const run: ImportRun = { db, supplier, clock, lease, part, countries, signal };
    const count = await load(run);
    await finish(run);
    const durationMs = clock().getTime() - began.getTime();
    const { since } = part;
    app.log.info(
      { event: 'catalogue-imported', kind, country, since, count, durationMs },
      'catalog imported',
    );
    return null;
  } finally {
    stopRenewing();
    await releaseImport(db, lease);
  }
}

async function openDuePart(
  { db, clock }: ImportDependencies,
  lease: ImportLease,
  country: string,
): Promise<ImportPart | null> {
  const now = clock();
  const { kind } = lease;
  const part = await findPart(db, kind, country);
  const due = findDueRun(kind, part, now);
  if (due === null) return null;
  if (due === 'CONTINUE') return part ?? null;
  return writeUnderLease(db, lease, clock, (tx) => openPart(tx, { kind, country, ...due }, now));
}

/**
 * Imports what is missing, unfinished or due, country by country. `until` ends it between two parts, and so does a part that
 * another process holds, which it answers. Throws `ImportInterrupted` when the supplier fails, after the countries that it
 * does not refuse; the next call continues from the stored cursors.
 */
export async function importCatalog(
  app: ImportDependencies,
  signal: AbortSignal,
  until: () => Promise<boolean> = async () => false,
): Promise<HeldImport | null> {
  let refused: ImportInterrupted | null = null;
  const known = await listParts(app.db);
  for (const country of app.countries) {
    for (const importer of IMPORTERS) {
      const { kind } = importer;
      const part = known.find((each) => each.kind === kind && each.country_code === country);
      // Without a lease, as a start finds nothing due of nearly every country.
      if (findDueRun(kind, part, app.clock()) === null) continue;
      if (signal.aborted || (await until())) return null;
      try {
        const held = await importPart(app, importer, country, signal);
        if (held) return held;
      } catch (error) {
        if (!(error instanceof ImportInterrupted && error.refused)) throw error;
        app.log.warn({ event: 'catalogue-part-refused', kind, country, err: error }, 'refused');
        refused ??= error;
      }
    }
  }
  if (refused) throw refused;
  return null;
}
