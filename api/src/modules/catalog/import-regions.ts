import type { Region } from '../../adapters/supplier/hotel-content.ts';
import type { SupplierPage } from '../../adapters/supplier/supplier-port.ts';
import { saveEnglishRegions, saveJapaneseRegions } from './import-store.ts';
import { type ImportRun, leaseFrom, pageOrThrow } from './import-run.ts';
import { regionRow } from './region-row.ts';

/** The cursor of the regions: which pass, and where in it. */
interface Cursor {
  language: 'ja-JP' | 'en-US';
  next: string | null;
}

function parseCursor(text: string | null): Cursor {
  if (text === null) return { language: 'ja-JP', next: null };
  return JSON.parse(text) as Cursor;
}

/**
 * Imports all regions: a pass in Japanese with the hotels of each, then one for the English names.
 * Returns the number of regions of this part of the run.
 */
export async function importRegions(run: ImportRun): Promise<number> {
  let count = 0;
  for (let cursor: Cursor | null = parseCursor(run.next); cursor !== null; ) {
    const { language, next }: Cursor = cursor;
    const page: SupplierPage<Region> = pageOrThrow(await run.supplier.regions(language, next), next !== null);
    run.signal.throwIfAborted();
    const rows = page.items.map((region) => regionRow(region, run.run)).filter((row) => row !== null);
    const after: Cursor | null = page.next
      ? { language, next: page.next }
      : language === 'ja-JP'
        ? { language: 'en-US', next: null }
        : null;
    const save = language === 'ja-JP' ? saveJapaneseRegions : saveEnglishRegions;
    await save(run.db, rows, JSON.stringify(after ?? cursor), leaseFrom(run.clock()));
    if (language === 'ja-JP') count += rows.length;
    cursor = after;
  }
  return count;
}
