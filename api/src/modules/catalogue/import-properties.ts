import type { RapidContent } from '../../adapters/rapid/content-schemas.ts';
import { type PropertyBatch, savePropertyPage } from './import-store.ts';
import { type ImportRun, leaseFrom, pageOrThrow } from './import-run.ts';
import { placeNames, propertyRow, propertySearchEntry } from './property-row.ts';

/** The supplier takes at most this many ids in one call. */
const MAX_IDS = 250;

interface Page {
  ja: RapidContent[];
  en: ReadonlyMap<string, RapidContent>;
  next: string | null;
}

async function fetchPage({ rapid }: ImportRun, next: string | null): Promise<Page> {
  const ja = pageOrThrow(await rapid.content('ja-JP', next), next !== null);
  const ids = ja.items.map(({ property_id }) => property_id);
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
  const english = await Promise.all(
    chunks.map(async (chunk) => pageOrThrow(await rapid.contentByIds('en-US', chunk), false)),
  );
  return {
    ja: ja.items,
    en: new Map(english.flat().map((content) => [content.property_id, content])),
    next: ja.next,
  };
}

function batchOf(page: Page, run: number): PropertyBatch {
  const batch: PropertyBatch = { properties: [], contents: [], entries: [] };
  for (const ja of page.ja) {
    const en = page.en.get(ja.property_id);
    const row = propertyRow(ja, en, run);
    batch.properties.push(row);
    batch.entries.push(propertySearchEntry(row, placeNames([ja, en])));
    batch.contents.push({ property_id: ja.property_id, language: 'ja-JP', content: ja, run });
    if (en) batch.contents.push({ property_id: en.property_id, language: 'en-US', content: en, run });
  }
  return batch;
}

/**
 * Imports the content of all properties in Japanese and English, page by page; the next page is fetched while
 * the last one is written. Returns the number of properties of this part of the run.
 */
export async function importProperties(run: ImportRun): Promise<number> {
  let count = 0;
  let pending: Promise<Page> | null = fetchPage(run, run.next);
  while (pending) {
    const page: Page = await pending;
    run.signal.throwIfAborted();
    pending = page.next ? fetchPage(run, page.next) : null;
    // A rejection while the page is being written must not be an unhandled one.
    pending?.catch(() => {});
    await savePropertyPage(run.db, batchOf(page, run.run), page.next, leaseFrom(run.clock()));
    count += page.ja.length;
  }
  return count;
}
