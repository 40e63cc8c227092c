import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Supplier } from '../../src/adapters/supplier/supplier-port.ts';
import { type DatabaseHandle, openDatabase } from '../../src/db/client.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { ImportLeaseLost } from '../../src/modules/catalog/import-lease.ts';
import { importCatalog } from '../../src/modules/catalog/catalog-import.ts';
import { catalogIsUsable, findPropertyRecords } from '../../src/modules/catalog/catalog-store.ts';
import { loadPropertyContents } from '../../src/modules/catalog/property-contents.ts';
import { createImportSupplier as supplier } from './_import-supplier.ts';

let database: DatabaseHandle;
let now: number;
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
    'catalogue_parts',
  ] as const;
  for (const table of tables) await database.db.deleteFrom(table).execute();
  now = Date.parse('2027-01-01T00:00:00Z');
});

const run = (
  supplied: Supplier,
  countries = ['JP'],
  until?: () => Promise<boolean>,
  signal = new AbortController().signal,
  log = createLogger('silent'),
) =>
  importCatalog(
    { db: database.db, supplier: supplied, log, clock: () => new Date(now), countries },
    signal,
    until,
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

  it('continues at once behind the last page written before its process was stopped', async () => {
    const { port, state } = supplier(['1', '2', '3', '4', '5']);
    const stopping = new AbortController();
    state.fail = (page) => {
      if (page === 1) stopping.abort();
      return null;
    };
    await expect(run(port, ['JP'], undefined, stopping.signal)).rejects.toThrow();
    expect(await hotels()).toEqual(['1 宿 1 Inn 1', '2 宿 2 Inn 2']);
    state.pages = [];
    state.asked = [];
    await run(port);
    expect(state.pages).toEqual([1, 2]);
    expect(state.asked).toEqual(['3', '4', '5']);
    expect((await hotels()).map((line) => line[0])).toEqual(['1', '2', '3', '4', '5']);
  });

  it('lists the ids again when the stored link has expired, and reads no hotel a second time', async () => {
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
    expect(state.asked).toEqual(['1', '2', '3', '4']);
  });

  it('begins the names of regions again when the stored link has expired', async () => {
    const { port } = supplier(['1']);
    const asked: string[] = [];
    const paged: Supplier = {
      ...port,
      async regions(scope, next) {
        asked.push(`${scope.language} ${next}`);
        if (next === 'stale') return { kind: 'refused', reasons: [], code: 'link.expired', message: '' };
        if (next === 'cut') return { kind: 'unknown', reason: 'timeout', detail: '' };
        const page = await port.regions(scope, null);
        if (page.kind !== 'ok') return page;
        return { kind: 'ok', value: { ...page.value, next: asked.length === 2 ? 'cut' : null } };
      },
    };
    await expect(run(paged)).rejects.toThrow();
    const { next } = await database.db
      .selectFrom('catalogue_parts')
      .select('next')
      .where('kind', '=', 'regions')
      .executeTakeFirstOrThrow();
    const stale = next?.replace('cut', 'stale') ?? null;
    await database.db
      .updateTable('catalogue_parts')
      .set({ next: stale })
      .where('kind', '=', 'regions')
      .execute();
    await run(paged);
    expect(asked).toEqual(['ja-JP null', 'en-US null', 'en-US cut', 'en-US stale', 'en-US null']);
  });

  it('is usable by what a search needs, whatever else is imported', async () => {
    const { port } = supplier(['1']);
    const another = {
      kind: 'reviews',
      run: 1,
      next: null,
      started_at: new Date(now),
      lease_until: new Date(0),
    };
    const addKind = (finished_at: Date | null) =>
      database.db
        .insertInto('catalogue_imports')
        .values({ ...another, finished_at })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet({ finished_at }))
        .execute();
    await addKind(new Date(now));
    expect(await catalogIsUsable(database.db)).toBe(false);
    await run(port);
    expect(await catalogIsUsable(database.db)).toBe(true);
    await addKind(null);
    expect(await catalogIsUsable(database.db)).toBe(true);
  });

  it('is usable after the first country, and the next ones follow', async () => {
    const { port, state } = supplier(['1', 'kr1', '2']);
    const countries = ['KR', 'JP'];
    await run(port, countries, () => catalogIsUsable(database.db));
    expect((await hotels()).map((line) => line.split(' ')[0])).toEqual(['kr1']);
    expect(state.lists).toEqual(['KR all']);
    await run(port, countries);
    expect((await hotels()).map((line) => line.split(' ')[0])).toEqual(['1', '2', 'kr1']);
    expect(state.lists).toEqual(['KR all', 'JP all']);
    const regions = await database.db
      .selectFrom('regions')
      .select(['id', 'property_count'])
      .orderBy('id')
      .execute();
    expect(regions).toEqual([
      { id: '500', property_count: 2 },
      { id: '600', property_count: 1 },
    ]);
  });

  it('reads other countries while one is refused, which the log names', async () => {
    const { port } = supplier(['1', 'kr1']);
    const refusing: Supplier = {
      ...port,
      async hotelIds(scope, next) {
        if (scope.countryCode === 'JP') return port.hotelIds(scope, next);
        return { kind: 'refused', reasons: ['INVALID_REQUEST'], code: 'country_code.invalid', message: '' };
      },
    };
    const lines: { event: string; country?: string }[] = [];
    const log = createLogger('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
    const all = run(refusing, ['KR', 'JP'], undefined, undefined, log);
    await expect(all).rejects.toThrow('country_code.invalid');
    expect(await hotels()).toEqual(['1 宿 1 Inn 1']);
    const refused = lines.filter(({ event }) => event === 'catalogue-part-refused');
    expect(refused).not.toEqual([]);
    expect(refused.every(({ country }) => country === 'KR')).toBe(true);
  });

  it('reads only what has changed since the day of the last reading, a day later', async () => {
    const { port, state } = supplier(['1', '2', '3']);
    await run(port);
    now += 23 * 3_600_000;
    state.pages = [];
    await run(port);
    expect(state.pages).toEqual([]);
    now += 2 * 3_600_000;
    state.ids = ['1', '2', '3', '4'];
    state.changed = ['2', '4'];
    state.asked = [];
    await run(port);
    expect(state.lists).toEqual(['JP all', 'JP 2027-01-01']);
    expect(state.asked).toEqual(['2', '4']);
    expect(await hotels()).toHaveLength(4);
    const region = await database.db.selectFrom('regions').select('property_count').executeTakeFirst();
    expect(region?.property_count).toBe(4);
  });

  it('takes hotels off sale the day after the supplier did, page by page, and back on with their next change', async () => {
    const { port, state } = supplier(['1', '2', '3', '4']);
    await run(port);
    now += 25 * 3_600_000;
    state.inactive = ['elsewhere', '4', '2'];
    await run(port);
    expect(state.inactiveSince).toEqual(['2027-01-01']);
    expect((await hotels()).map((line) => line[0])).toEqual(['1', '3']);
    const entries = await database.db.selectFrom('search_entries').select('id').orderBy('id').execute();
    expect(entries.map(({ id }) => id)).toEqual(['1', '3', '500']);
    now += 25 * 3_600_000;
    state.inactive = ['4'];
    state.changed = ['2'];
    await run(port);
    expect((await hotels()).map((line) => line[0])).toEqual(['1', '2', '3']);
  });

  it('reads everything after a week, then takes hotels off sale that are no longer listed, and keeps their content for trips', async () => {
    const { port, state } = supplier(['1', '2', '3']);
    await run(port);
    state.ids = ['1', '3', '9'];
    now += 2 * 24 * 3_600_000;
    await run(port);
    expect(await hotels()).toHaveLength(3);
    now += 6 * 24 * 3_600_000;
    await run(port);
    expect(state.lists).toEqual(['JP all', 'JP 2027-01-01', 'JP all']);
    expect((await hotels()).map((line) => line[0])).toEqual(['1', '3', '9']);
    const entries = await database.db.selectFrom('search_entries').select('id').orderBy('id').execute();
    expect(entries.map(({ id }) => id)).toEqual(['1', '3', '500', '9']);
    expect((await loadPropertyContents(database.db, ['2']))[0]?.content.name).toBe('宿 2');
  });

  it('keeps hotels on sale that are listed, though their contents can’t be read this time', async () => {
    const { port, state } = supplier(['1', '2', '3']);
    await run(port);
    state.unreadable = ['1', '2', '3'];
    now += 8 * 24 * 3_600_000;
    await run(port);
    expect(state.lists).toEqual(['JP all', 'JP all']);
    expect(await hotels()).toEqual(['1 宿 1 Inn 1', '2 宿 2 Inn 2', '3 宿 3 Inn 3']);
  });

  it('takes countries off sale that are no longer ours', async () => {
    const { port } = supplier(['1', 'kr1']);
    await run(port, ['JP', 'KR']);
    now += 8 * 24 * 3_600_000;
    await run(port, ['JP']);
    expect(await hotels()).toEqual(['1 宿 1 Inn 1']);
    const entries = await database.db.selectFrom('search_entries').select('id').orderBy('id').execute();
    expect(entries.map(({ id }) => id)).toEqual(['1', '500']);
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
    await expect(run(port)).rejects.toThrow('server_error');
    expect(await catalogIsUsable(database.db)).toBe(true);
    expect(await hotels()).toHaveLength(3);
  });

  it('is done by one process at a time', async () => {
    const { port, state } = supplier(['1', '2', '3', '4']);
    await Promise.all([run(port), run(port)]);
    expect(state.pages).toEqual([0, 1]);
  });

  it('writes nothing more in a process that was silent for so long that another one took over', async () => {
    const { port, state } = supplier(['1', '2', '3', '4']);
    const taken: Supplier = {
      ...port,
      async contentByIds(language, ids) {
        if (state.pages.length === 1 && language === 'ja-JP') {
          now += 3_600_000;
          await run(port);
        }
        return port.contentByIds(language, ids);
      },
    };
    await expect(run(taken)).rejects.toThrow(ImportLeaseLost);
    expect(await hotels()).toHaveLength(4);
    expect(state.asked.filter((id) => id === '3')).toHaveLength(1);
  });
});
