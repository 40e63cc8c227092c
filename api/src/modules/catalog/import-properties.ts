import type { Insertable } from 'kysely';
import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import { findWritten, type PropertyBatch, savePropertyPage } from './import-store.ts';
import { type ImportRun, openPage, valueOrThrow } from './import-run.ts';
import type { PropertyContentTable } from './tables.ts';
import { placeNames, propertyRow, propertySearchEntry } from './property-row.ts';

/** The supplier takes 250 ids in one call; fewer at a time keep the memory small. */
const CHUNK = 50;

/** A part of a page that is written at once; `next` is where the run continues after it. */
interface Chunk {
  listed: readonly string[];
  ja: HotelContent[];
  en: ReadonlyMap<string, HotelContent>;
  next: string | null;
}

/**
 * The hotels of the run, as far as they are not written yet. The list holds ids alone, so that beginning it again costs
 * little; the contents are asked for by id.
 */
async function* readHotels({ db, supplier, part }: ImportRun): AsyncGenerator<Chunk, void> {
  const scope = { countryCode: part.country_code, changedSince: part.since };
  let page = await openPage((next) => supplier.hotelIds(scope, next), part.next);
  for (let at = part.next; ; ) {
    const written = await findWritten(db, page.items, part.run);
    const ids = page.items.filter((id) => !written.has(id));
    for (let from = 0; from < ids.length || from === 0; from += CHUNK) {
      const isLast = from + CHUNK >= ids.length;
      const listed = ids.slice(from, from + CHUNK);
      const contents = await readContents(supplier, listed);
      yield { listed, ...contents, next: isLast ? page.next : at };
    }
    if (page.next === null) return;
    at = page.next;
    page = valueOrThrow(await supplier.hotelIds(scope, page.next));
  }
}

async function readContents(
  supplier: ImportRun['supplier'],
  ids: readonly string[],
): Promise<Pick<Chunk, 'ja' | 'en'>> {
  if (ids.length === 0) return { ja: [], en: new Map() };
  const [ja, en] = await Promise.all([
    supplier.contentByIds('ja-JP', ids),
    supplier.contentByIds('en-US', ids),
  ]);
  return {
    ja: valueOrThrow(ja),
    en: new Map(valueOrThrow(en).map((content) => [content.id, content])),
  };
}

function toBatch(chunk: Chunk, run: number): PropertyBatch {
  const batch: PropertyBatch = { listed: chunk.listed, properties: [], contents: [], entries: [] };
  for (const ja of chunk.ja) {
    const en = chunk.en.get(ja.id);
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
 * Imports the contents of a country's hotels in Japanese and English, chunk by chunk; the next chunk is fetched while the
 * last one is written, and no more than these two are in memory. Returns how many this part of the run has written.
 */
export async function importProperties(run: ImportRun): Promise<number> {
  let count = 0;
  const chunks = readHotels(run);
  for (let pending = chunks.next(); ; ) {
    const step = await pending;
    if (step.done) return count;
    run.signal.throwIfAborted();
    pending = chunks.next();
    // A rejection while the chunk is being written must not be an unhandled one.
    pending.catch(() => {});
    await savePropertyPage(run, toBatch(step.value, run.part.run), step.value.next);
    count += step.value.ja.length;
  }
}
