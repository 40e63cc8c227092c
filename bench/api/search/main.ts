// How long one keystroke of the incremental search takes at the database, and how that grows with the catalog.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '../../../api/src/db/client.ts';
import { migrateToLatest } from '../../../api/src/db/migrate.ts';
import { queryWords } from '../../../api/src/modules/catalog/normalize.ts';
import { findHotelIds } from '../../../api/src/modules/search/suggestion-service.ts';
import { findSuggestions } from '../../../api/src/modules/search/suggestion-store.ts';
import type { Postgres } from '../postgres.ts';
import { percentile } from '../../lib/statistics.ts';
import { loadEntries } from './load.ts';
import { keystrokes } from './names.ts';

const WORDS = 60;
const ROUNDS = 3;

interface Keystrokes {
  p50: number;
  p95: number;
  p99: number;
  slowest: string;
}

/** Prints milliseconds per keystroke for each size, on PostgreSQL and on the embedded database. */
export async function benchSearch(postgres: Postgres): Promise<void> {
  const server = await openDatabase({
    kind: 'postgres',
    url: await postgres.createDatabase('search'),
    poolSize: 2,
    // Loading hundreds of thousands of rows takes longer than anything that a user waits for.
    limits: { statementMs: 600_000, lockMs: 60_000 },
  });
  await measureGrowth('PostgreSQL', server.db, [7_000, 70_000, 700_000]);
  await server.close();
  const folder = mkdtempSync(join(tmpdir(), 'yado-bench-search-'));
  const embedded = await openDatabase({ kind: 'pglite', dataDir: join(folder, 'database') });
  await measureGrowth('embedded database', embedded.db, [7_000, 70_000]);
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measureGrowth(name: string, db: Db, sizes: number[]): Promise<void> {
  await migrateToLatest(db);
  let loaded = 0;
  let before: Keystrokes | null = null;
  for (const size of sizes) {
    await loadEntries(db, loaded, size);
    loaded = size;
    const result = await measure(keystrokes(size, WORDS), (text) =>
      findSuggestions(db, { kind: 'property', words: queryWords(text), limit: 8 }),
    );
    const growth =
      before === null ? '' : `, p95 × ${(result.p95 / before.p95).toFixed(2)} for 10 × the properties`;
    const { p50, p95, p99 } = result;
    console.log(
      `search, ${name}, ${size.toLocaleString('en')} properties: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${growth} (slowest: ${result.slowest})`,
    );
    before = result;
    const typed = await measure(typedTexts(), (keyword) => findHotelIds(db, { keyword, limit: 8 }, []));
    console.log(
      `  whole texts that people type: p50 ${typed.p50.toFixed(1)} ms, p95 ${typed.p95.toFixed(1)} ms, p99 ${typed.p99.toFixed(1)} ms (slowest: ${typed.slowest})`,
    );
  }
}

/** Texts of which the API's tests expect a place; places themselves are found in memory, hotels in the database. */
function typedTexts(): string[] {
  const file = new URL('../../../api/tests/search/typed-places.txt', import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[0] ?? '');
}

async function measure(typed: string[], find: (text: string) => Promise<unknown>): Promise<Keystrokes> {
  const times: { text: string; ms: number }[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const text of typed) {
      const start = performance.now();
      await find(text);
      if (round > 0) times.push({ text, ms: performance.now() - start });
    }
  }
  times.sort((a, b) => a.ms - b.ms);
  const ms = times.map((time) => time.ms);
  const slowest = [...new Set(times.slice(-20).map(({ text }) => text))].slice(-3);
  return {
    p50: percentile(ms, 0.5),
    p95: percentile(ms, 0.95),
    p99: percentile(ms, 0.99),
    slowest: slowest.join(' '),
  };
}
