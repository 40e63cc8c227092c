import type { Worth } from '../graphql/operation-worth.ts';
import { BusyError } from '../lib/errors.ts';
import type { Metrics } from '../metrics/metrics.ts';

/**
 * From which load on work of each worth is refused. 1 is what nobody feels: one statement waits for each connection, or the
 * process makes its own event loop late by `LATE_MS`. A booking is refused only where it would wait for seconds: many may come
 * at once. Work that waits for services outside is no load, whatever there is of it.
 */
const REFUSED_FROM: Record<Worth, number> = { extra: 3, search: 6, trip: 12, booking: 60 };
const LATE_MS = 50;
/** The browser adds up to a half, so that not all of them come back in the same moment. */
const RETRY_S = { least: 2, most: 8 };

export interface LoadGate {
  /** Throws BusyError where the process has too much to do for work of this worth. */
  admit(worth: Worth): void;
}

interface Sensors {
  /** By how many milliseconds the process makes its event loop late. */
  loopDelayMs(): number;
  /** Statements that wait for a connection, for each connection. */
  databaseQueue(): number;
  metrics: Pick<Metrics, 'admission' | 'gauge'>;
}

/**
 * Judges by what waits for this process now, not by how many requests are under way: those may be waiting for a supplier,
 * and how many are too many depends on what they do. As each worth has its own limit, work that is worth more finds a
 * queue no longer than the limit of what is worth less.
 */
export function createLoadGate({ loopDelayMs, databaseQueue, metrics }: Sensors): LoadGate {
  const readLoad = () => Math.max(loopDelayMs() / LATE_MS, databaseQueue());
  metrics.gauge(
    'yado_load',
    'What waits for this process: at 3 the first work is refused.',
    'of',
    async () => ({
      loop: loopDelayMs() / LATE_MS,
      database: databaseQueue(),
    }),
  );
  return {
    admit(worth) {
      const load = readLoad();
      const isRefused = load >= REFUSED_FROM[worth];
      metrics.admission({ worth, outcome: isRefused ? 'refused' : 'admitted' });
      if (!isRefused) return;
      throw new BusyError(Math.min(RETRY_S.most, Math.max(RETRY_S.least, Math.ceil(load))));
    },
  };
}
