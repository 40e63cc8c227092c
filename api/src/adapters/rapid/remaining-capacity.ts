import { raiseAlert } from '../../lib/alert.ts';
import type { Log } from '../../lib/logger.ts';
import type { Metrics } from '../../metrics/metrics.ts';

type Window = 'minute' | 'day';
const WINDOWS: readonly Window[] = ['minute', 'day'];
/** Percent: below it a day ends before its time. */
const LOW = 10;
const SAY_AGAIN_MS = 60 * 60_000;

/**
 * Takes what each answer says of the account's remaining capacity (percent, headers `Rate-Limit-…`) into the metrics,
 * until that window is over, and calls a person when little is left of the day.
 */
export function watchRemainingCapacity(
  { log, metrics }: { log: Log; metrics: Metrics },
  now: () => number = Date.now,
): { onAnswer: (headers: Headers) => void } {
  const known = new Map<Window, { percent: number; resetsAt: number }>();
  let saidAt = Number.NEGATIVE_INFINITY;
  metrics.gauge(
    'yado_supplier_capacity_percent',
    'What remains of the supplier account’s capacity in this minute and day, by its last answer.',
    'window',
    async () =>
      Object.fromEntries(
        [...known]
          .filter(([, { resetsAt }]) => now() < resetsAt)
          .map(([name, { percent }]) => [name, percent]),
      ),
  );
  return {
    onAnswer(headers) {
      for (const window of WINDOWS) {
        const percent = readNumber(headers, `rate-limit-${window}-remaining`);
        const resetsAt = readNumber(headers, `rate-limit-${window}-reset`);
        if (percent === null) continue;
        known.set(window, { percent, resetsAt: resetsAt ?? Number.POSITIVE_INFINITY });
        if (window !== 'day' || percent >= LOW || now() - saidAt < SAY_AGAIN_MS) continue;
        saidAt = now();
        raiseAlert({ log }, { name: 'supplier-capacity-low', severity: 'critical', provider: 'supplier' });
      }
    },
  };
}

/** Null where the answer does not say. */
function readNumber(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
