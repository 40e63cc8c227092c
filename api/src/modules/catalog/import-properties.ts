import type { Insertable } from 'kysely';
import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import { type PropertyBatch, savePropertyPage } from './import-store.ts';
import { type ImportRun, leaseFrom, pageOrThrow } from './import-run.ts';
import type { PropertyContentTable } from './tables.ts';
import { placeNames, propertyRow, propertySearchEntry } from './property-row.ts';

/** The supplier takes at most this many ids in one call. */
const MAX_IDS = 250;

interface Page {
  ja: HotelContent[];
  en: ReadonlyMap<string, HotelContent>;
  next: string | null;
}

async function fetchPage({ supplier }: ImportRun, next: string | null): Promise<Page> {
  const ja = pageOrThrow(await supplier.content('ja-JP', next), next !== null);
  const ids = ja.items.map(({ id }) => id);
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
  const english = await Promise.all(
    chunks.map(async (chunk) => pageOrThrow(await supplier.contentByIds('en-US', chunk), false)),
  );
  return {
    ja: ja.items,
    en: new Map(english.flat().map((content) => [content.id, content])),
    next: ja.next,
  };
}

function toBatch(page: Page, run: number): PropertyBatch {
  const batch: PropertyBatch = { properties: [], contents: [], entries: [] };
  for (const ja of page.ja) {
    const en = page.en.get(ja.id);
    const row = propertyRow(ja, en, run);
    batch.properties.push(row);
    batch.entries.push(propertySearchEntry(row, placeNames([ja, en])));
    batch.contents.push(contentRow(ja, 'ja-JP', run));
    if (en) batch.contents.push(contentRow(en, 'en-US', run));
  }
  return batch;
}

/** The hotel is mapped here, once, not whenever it is read. */
function contentRow(hotel: HotelContent, language: string, run: number): Insertable<PropertyContentTable> {
  const { own, earlier } = storedHotel.apart(hotel);
  return { property_id: hotel.id, language, content: earlier, run, hotel: own, hotel_run: run };
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
    await savePropertyPage(run.db, toBatch(page, run.run), page.next, leaseFrom(run.clock()));
    count += page.ja.length;
  }
  return count;
}
