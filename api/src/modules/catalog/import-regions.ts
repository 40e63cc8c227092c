import type { Region } from '../../adapters/supplier/hotel-content.ts';
import type { SupplierPage } from '../../adapters/supplier/supplier-port.ts';
import { saveEnglishRegions, saveJapaneseRegions } from './import-store.ts';
import { type ImportRun, openPage, valueOrThrow } from './import-run.ts';
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

function findNext({ language }: Cursor, page: SupplierPage<Region>): Cursor | null {
  if (page.next) return { language, next: page.next };
  return language === 'ja-JP' ? { language: 'en-US', next: null } : null;
}

/**
 * Imports the regions of a country: a pass in Japanese with the hotels of each, then one for the English names.
 * Returns the number of regions of this part of the run.
 */
export async function importRegions(run: ImportRun): Promise<number> {
  const { supplier, part } = run;
  const fetch = (language: Cursor['language']) => (next: string | null) =>
    supplier.regions({ language, countryCode: part.country_code, withoutHotels: language === 'en-US' }, next);
  let count = 0;
  let cursor: Cursor | null = parseCursor(part.next);
  let page = await openPage(fetch(cursor.language), cursor.next);
  while (cursor !== null) {
    run.signal.throwIfAborted();
    const { language }: Cursor = cursor;
    const rows = page.items.map((region) => regionRow(region, part.run)).filter((row) => row !== null);
    const after: Cursor | null = findNext(cursor, page);
    const save = language === 'ja-JP' ? saveJapaneseRegions : saveEnglishRegions;
    await save(run, rows, JSON.stringify(after ?? cursor));
    if (language === 'ja-JP') count += rows.length;
    if (after !== null) page = valueOrThrow(await fetch(after.language)(after.next));
    cursor = after;
  }
  return count;
}
