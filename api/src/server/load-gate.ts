import { BusyError } from '../lib/errors.ts';
import type { Worth } from '../lib/worth.ts';
import type { Metrics } from '../metrics/metrics.ts';

/**
 * From which wait on work of each worth is refused, in milliseconds for each of its steps: of a statement for a connection, or
 * of anything for the event loop. A booking has fifty steps. Work that waits for services outside is no load, whatever there
 * is of it.
 */
const REFUSED_FROM_MS: Record<Worth, { loop: number; database: number }> = {
  extra: { loop: 200, database: 50 },
  search: { loop: 400, database: 100 },
  trip: { loop: 800, database: 200 },
  booking: { loop: 3_000, database: 500 },
};
/**
 * For how long work must wait longer than that before any is refused: what comes together by chance is soon done. Longer than
 * two samples of the event loop, so that one long stall refuses nobody.
 */
const STANDING_MS = 1_200;
/** The browser adds up to a half, so that not all of them come back in the same moment. */
const RETRY_S = { least: 2, most: 8 };

export interface LoadGate {
  /** Throws BusyError where the process has too much to do for work of this worth. */
  admit(worth: Worth): void;
}

interface Sensors {
  /** By how many milliseconds the process makes its event loop late. */
  loopDelayMs(): number;
  /** For how many milliseconds statements before one of this worth have waited for a connection. */
  databaseWaitMs(worth: Worth): number;
  metrics: Pick<Metrics, 'admission' | 'gauge'>;
}

/**
 * Judges by what waits for this process now, not by how many requests are under way: those may be waiting for a supplier,
 * and how many are too many depends on what they do. As each worth is refused by itself, work that is worth more finds a
 * queue no longer than the limit of what is worth less.
 */
export function createLoadGate({ loopDelayMs, databaseWaitMs, metrics }: Sensors): LoadGate {
  const readLoads = (worth: Worth) => ({
    loop: loopDelayMs() / REFUSED_FROM_MS[worth].loop,
    database: databaseWaitMs(worth) / REFUSED_FROM_MS[worth].database,
  });
  metrics.gauge(
    'yado_load',
    'How long work waits for this process, as a share of the time from which the first is refused.',
    'of',
    async () => readLoads('extra'),
  );
  const tooMuchSince = new Map<Worth, number>();
  return {
    admit(worth) {
      const { loop, database } = readLoads(worth);
      const load = Math.max(loop, database);
      const now = performance.now();
      if (!(load >= 1)) tooMuchSince.delete(worth);
      else if (!tooMuchSince.has(worth)) tooMuchSince.set(worth, now);
      const isRefused = now - (tooMuchSince.get(worth) ?? now) >= STANDING_MS;
      metrics.admission({ worth, outcome: isRefused ? 'refused' : 'admitted' });
      if (!isRefused) return;
      throw new BusyError(Math.min(RETRY_S.most, Math.max(RETRY_S.least, Math.ceil(load * 2))));
    },
  };
}
