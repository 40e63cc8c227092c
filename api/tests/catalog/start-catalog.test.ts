import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Supplier } from '../../src/adapters/supplier/supplier-port.ts';
import { type DatabaseHandle, openDatabase } from '../../src/db/client.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { importCatalog } from '../../src/modules/catalog/catalog-import.ts';
import { LEASE_MS } from '../../src/modules/catalog/import-lease.ts';
import { RENEW_MS } from '../../src/modules/catalog/import-lease-renewals.ts';
import { startCatalog } from '../../src/modules/catalog/start-catalog.ts';
import { createImportSupplier } from './_import-supplier.ts';

const MINUTE_MS = 60_000;

let database: DatabaseHandle;
let now: number;
beforeEach(async () => {
  database = await openDatabase({ kind: 'pglite', dataDir: 'memory://' });
  await migrateToLatest(database.db);
  now = Date.parse('2027-01-01T05:34:02Z');
});
afterEach(() => database.close());

const clock = () => new Date(now);
const importing = (supplier: Supplier, log = createLogger('silent')) => ({
  db: database.db,
  supplier,
  log,
  clock,
  countries: ['JP'],
});

/** Starts it as an API does, with a clock that jumps over each pause, and stops it once it is usable. */
async function start(supplier: Supplier) {
  const lines: { event: string; msg: string }[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const reasons: (string | null)[] = [];
  const pauses: number[] = [];
  const wait = async (ms: number, signal: AbortSignal) => {
    signal.throwIfAborted();
    if (ms > MINUTE_MS) return once(signal, 'abort');
    pauses.push(ms);
    now += ms;
    return null;
  };
  const app = importing(supplier, log);
  const catalog = await startCatalog(app, (reason) => void reasons.push(reason), wait);
  await catalog.stop();
  return { lines, reasons, pauses };
}

const storedIds = async () => {
  const rows = await database.db.selectFrom('properties').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

describe('the first import of an installation', () => {
  it('continues within about a minute after its process died, and says what it waits for until then', async () => {
    const { port, state } = createImportSupplier(['1', '2', '3', '4', '5']);
    // A process that is dead renews nothing.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const never = new Promise<never>(() => {});
    const dying: Supplier = {
      ...port,
      hotelIds: (scope, next) => (next === '2' ? never : port.hotelIds(scope, next)),
    };
    void importCatalog(importing(dying), new AbortController().signal);
    while ((await storedIds()).length < 4) await setImmediate();
    const diedAt = now;
    state.pages = [];
    state.asked = [];

    const { lines, reasons, pauses } = await start(port);

    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(LEASE_MS + 2_000);
    expect(LEASE_MS).toBeLessThanOrEqual(MINUTE_MS);
    const until = new Date(diedAt + LEASE_MS).toISOString().replace('.000', '');
    const held = `The import of JP (properties) is held by another process until ${until}, longer if that one still works.`;
    expect(reasons[0]).toBe(held);
    expect(reasons.at(-1)).toBe(null);
    expect(lines.filter(({ event }) => event === 'catalogue-import-held').map(({ msg }) => msg)).toEqual([
      held,
    ]);
    expect(state.pages).toEqual([2]);
    expect(state.asked).toEqual(['5']);
    expect(await storedIds()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('stays with its process while one answer of the supplier takes longer than a lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { port, state } = createImportSupplier(['1', '2', '3']);
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const slow: Supplier = {
      ...port,
      async contentByIds(language, ids) {
        asked.resolve();
        await answer.promise;
        return port.contentByIds(language, ids);
      },
    };
    const { signal } = new AbortController();
    const running = importCatalog(importing(slow), signal);
    await asked.promise;
    const heldUntil = async () => {
      const held = database.db.selectFrom('catalogue_imports').select('lease_until');
      return (await held.where('kind', '=', 'properties').executeTakeFirstOrThrow()).lease_until.getTime();
    };
    for (let passed = 0; passed <= 2 * LEASE_MS; passed += RENEW_MS) {
      now += RENEW_MS;
      vi.advanceTimersByTime(RENEW_MS);
      await vi.waitUntil(async () => (await heldUntil()) === now + LEASE_MS, { timeout: 240_000 });
    }
    expect(await importCatalog(importing(port), signal)).toEqual({
      kind: 'properties',
      country: 'JP',
      until: new Date(now + LEASE_MS),
    });
    answer.resolve();
    expect(await running).toBe(null);
    expect(state.pages).toEqual([0, 1]);
    expect(await storedIds()).toEqual(['1', '2', '3']);
  });

  it('says why it fails, and tries again after longer and longer pauses', async () => {
    const { port } = createImportSupplier(['1']);
    const foreign = 'link to https://test.ean.com, which is not the origin of RAPID_BASE_URL';
    let left = 7;
    const failing: Supplier = {
      ...port,
      async hotelIds(scope, next) {
        if (left === 0) return port.hotelIds(scope, next);
        left -= 1;
        return { kind: 'unknown', reason: 'unreadable', detail: foreign };
      },
    };
    const { lines, reasons, pauses } = await start(failing);
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1000));
    const said = `The import failed at 2027-01-01T05:34:02Z, and is tried again: unreadable: ${foreign}.`;
    expect(reasons[0]).toBe(said);
    expect(reasons.at(-1)).toBe(null);
    const failures = lines.filter(({ event }) => event === 'catalogue-import-failed');
    expect(failures).toHaveLength(7);
    expect(failures[0]).toMatchObject({ msg: said });
  });
});
