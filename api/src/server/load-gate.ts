import { BusyError } from '../lib/errors.ts';
import type { Priority } from '../lib/priority.ts';
import type { Metrics } from '../metrics/metrics.ts';

/**
 * From which wait on work of each priority is refused, in milliseconds for each of its steps: of a statement for a connection, or
 * of anything for the event loop. A booking has fifty steps. Work that waits for services outside is no load, whatever there
 * is of it.
 */
const REFUSED_FROM_MS: Record<Priority, { loop: number; database: number }> = {
  extra: { loop: 200, database: 50 },
  search: { loop: 400, database: 100 },
  trip: { loop: 800, database: 200 },
  booking: { loop: 3_000, database: 500 },
};
/**
 * For how long work must wait longer than that before any is refused: what comes together by chance is soon done. Longer than
 * two samples of the event loop, so that one long stall refuses nobody.
 */
const SUSTAINED_MS = 1_200;
/** The browser adds up to a half, so that not all of them come back in the same moment. */
const RETRY_S = { least: 2, most: 8 };

export interface LoadGate {
  /** Throws BusyError where the process has too much to do for work of this priority. */
  admit(priority: Priority): void;
}

interface Sensors {
  /** By how many milliseconds the process makes its event loop late. */
  loopDelayMs(): number;
  /** For how many milliseconds statements before one of this priority have waited for a connection. */
  databaseWaitMs(priority: Priority): number;
  metrics: Pick<Metrics, 'admission' | 'gauge'>;
}

/**
 * Judges by what waits for this process now, not by how many requests are under way: those may be waiting for a supplier,
 * and how many are too many depends on what they do. As each priority is refused by itself, work of a higher one finds a
 * queue no longer than the limit of the lower ones.
 */
export function createLoadGate({ loopDelayMs, databaseWaitMs, metrics }: Sensors): LoadGate {
  const readLoads = (priority: Priority) => ({
    loop: loopDelayMs() / REFUSED_FROM_MS[priority].loop,
    database: databaseWaitMs(priority) / REFUSED_FROM_MS[priority].database,
  });
  metrics.gauge(
    'yado_load',
    'How long work waits for this process, as a share of the time from which the first is refused.',
    'of',
    async () => readLoads('extra'),
  );
  const tooMuchSince = new Map<Priority, number>();
  return {
    admit(priority) {
      const { loop, database } = readLoads(priority);
      const load = Math.max(loop, database);
      const now = performance.now();
      if (!(load >= 1)) tooMuchSince.delete(priority);
      else if (!tooMuchSince.has(priority)) tooMuchSince.set(priority, now);
      const isRefused = now - (tooMuchSince.get(priority) ?? now) >= SUSTAINED_MS;
      metrics.admission({ priority, outcome: isRefused ? 'refused' : 'admitted' });
      if (!isRefused) return;
      throw new BusyError(Math.min(RETRY_S.most, Math.max(RETRY_S.least, Math.ceil(load * 2))));
    },
  };
}
