import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HotelContent } from '../../src/adapters/supplier/hotel-content.ts';
import type { Supplier } from '../../src/adapters/supplier/supplier-port.ts';
import { type DatabaseHandle, openDatabase } from '../../src/db/client.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { importCatalog } from '../../src/modules/catalog/catalog-import.ts';
import { catalogIsUsable, findPropertyRecords } from '../../src/modules/catalog/catalog-store.ts';
import { loadPropertyContents } from '../../src/modules/catalog/property-contents.ts';

const PAGE = 2;
const hotel = (id: string, language: string): HotelContent => ({
  id,
  name: language === 'ja-JP' ? `宿 ${id}` : `Inn ${id}`,
  address: { countryCode: 'JP', city: language === 'ja-JP' ? '札幌' : 'Sapporo' },
  coordinates: { latitude: 43.06, longitude: 141.35 },
});

/** A supplier with these hotels and one region of all of them; `fail` may spoil a content page by its number. */
function supplier(ids: string[]) {
  const state = { ids, fail: (_page: number): 'down' | 'expired' | null => null, pages: [] as number[] };
  const unused = () => Promise.reject(new Error('not part of an import'));
  const port: Supplier = {
    async content(language, next) {
      const page = next ? Number(next) : 0;
      state.pages.push(page);
      const failure = state.fail(page);
      if (failure === 'down') return { kind: 'unknown', reason: 'server_error', detail: '' };
      if (failure) return { kind: 'refused', reasons: [], code: 'link.expired', message: '' };
      const items = state.ids.slice(page * PAGE, (page + 1) * PAGE).map((id) => hotel(id, language));
      const more = (page + 1) * PAGE < state.ids.length;
      return { kind: 'ok', value: { items, next: more ? String(page + 1) : null } };
    },
    async contentByIds(language, wanted) {
      return { kind: 'ok', value: wanted.map((id) => hotel(id, language)) };
    },
    async regions(language) {
      const region = {
        id: '500',
        kind: 'CITY' as const,
        name: language === 'ja-JP' ? '札幌' : 'Sapporo',
        latitude: 43.06,
        longitude: 141.35,
        hotelIds: [...state.ids, 'gone'],
      };
      return { kind: 'ok', value: { items: [region], next: null } };
    },
    guestReviews: unused,
    shop: unused,
    priceCheck: unused,
    book: unused,
    retrieve: unused,
    retrieveByReference: unused,
    changeRoom: unused,
    cancelRoom: unused,
  };
  return { state, port };
}

let database: DatabaseHandle;
let now: number;
const log = createLogger('silent');
beforeAll(async () => {
  database = await openDatabase({ kind: 'pglite', dataDir: 'memory://' });
  await migrateToLatest(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  const tables = [
    'properties',
    'property_contents',
    'regions',
    'search_entries',
    'catalogue_imports',
  ] as const;
  for (const table of tables) await database.db.deleteFrom(table).execute();
  now = Date.parse('2027-01-01T00:00:00Z');
});

const run = (supplied: Supplier) =>
  importCatalog(
    { db: database.db, supplier: supplied, log, clock: () => new Date(now) },
    new AbortController().signal,
  );
const hotels = async () =>
  (
    await database.db
      .selectFrom('properties')
      .select(['id', 'name_ja', 'name_en'])
      .where('active', '=', true)
      .orderBy('id')
      .execute()
  ).map(({ id, name_ja, name_en }) => `${id} ${name_ja} ${name_en}`);

describe('the import of the catalog', () => {
  it('brings both languages and counts the hotels that exist', async () => {
    const { port } = supplier(['1', '2', '3']);
    expect(await catalogIsUsable(database.db)).toBe(false);
    await run(port);
    expect(await catalogIsUsable(database.db)).toBe(true);
    expect(await hotels()).toEqual(['1 宿 1 Inn 1', '2 宿 2 Inn 2', '3 宿 3 Inn 3']);
    const region = await database.db.selectFrom('regions').selectAll().executeTakeFirst();
    expect(region).toMatchObject({ name_ja: '札幌', name_en: 'Sapporo', property_count: 3 });
  });

  it('continues behind the last page written after the supplier failed', async () => {
    const { port, state } = supplier(['1', '2', '3', '4', '5']);
    state.fail = (page) => (page === 2 ? 'down' : null);
    await expect(run(port)).rejects.toThrow();
    expect(await hotels()).toHaveLength(4);
    expect(await catalogIsUsable(database.db)).toBe(false);
    state.fail = () => null;
    state.pages = [];
    await run(port);
    expect(state.pages).toEqual([2]);
    expect(await hotels()).toHaveLength(5);
  });

  it('starts again when the stored link has expired', async () => {
    const { port, state } = supplier(['1', '2', '3', '4']);
    state.fail = (page) => (page === 1 ? 'down' : null);
    await expect(run(port)).rejects.toThrow();
    let expired = false;
    state.fail = (page) => {
      if (page !== 1 || expired) return null;
      expired = true;
      return 'expired';
    };
    await run(port);
    expect(await hotels()).toHaveLength(4);
  });

  it('is fresh for a day, then takes hotels off sale that the supplier took off, and keeps their content for trips', async () => {
    const { port, state } = supplier(['1', '2', '3']);
    await run(port);
    state.ids = ['1', '3', '9'];
    state.pages = [];
    now += 23 * 3_600_000;
    await run(port);
    expect(state.pages).toEqual([]);
    now += 2 * 3_600_000;
    await run(port);
    expect((await hotels()).map((line) => line[0])).toEqual(['1', '3', '9']);
    const entries = await database.db.selectFrom('search_entries').select('id').orderBy('id').execute();
    expect(entries.map(({ id }) => id)).toEqual(['1', '3', '500', '9']);
    expect((await loadPropertyContents(database.db, ['2']))[0]?.content.name).toBe('宿 2');
  });

  it('shows what a release before 0018 has imported since, though that release writes its own form alone', async () => {
    const { port } = supplier(['1']);
    await run(port);
    await sql`update property_contents set content = jsonb_set(content, '{name}', '"改名の宿"'), run = run + 1
      where language = 'ja-JP'`.execute(database.db);
    expect((await findPropertyRecords(database.db, ['1'], 'ja-JP'))[0]?.content.name).toBe('改名の宿');
    expect((await findPropertyRecords(database.db, ['1'], 'en-US'))[0]?.content.name).toBe('Inn 1');
  });

  it('keeps serving the old catalog while a refresh fails', async () => {
    const { port, state } = supplier(['1', '2', '3']);
    await run(port);
    now += 25 * 3_600_000;
    state.fail = () => 'down';
    await expect(run(port)).rejects.toThrow();
    expect(await catalogIsUsable(database.db)).toBe(true);
    expect(await hotels()).toHaveLength(3);
  });

  it('is done by one process at a time', async () => {
    const { port, state } = supplier(['1', '2', '3', '4']);
    await Promise.all([run(port), run(port)]);
    expect(state.pages).toEqual([0, 1]);
  });
});
