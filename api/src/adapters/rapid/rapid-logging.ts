import type { Log } from '../../lib/logger.ts';
import type { RapidClientOptions } from './rapid-client.ts';

/** Reports calls that came to nothing, and items of answers that were left out as unreadable. */
export function rapidLogging(log: Log): Pick<RapidClientOptions, 'onCall' | 'onDrops'> {
  return {
    onCall({ method, path, outcome, status, ms }) {
      const level = outcome.startsWith('unknown') ? 'warn' : 'debug';
      log[level]({ event: 'supplier-call', method, path, outcome, status, durationMs: ms }, 'supplier call');
    },
    onDrops(counts, samples) {
      for (const [kind, count] of Object.entries(counts)) {
        log.warn({ event: 'supplier-items-dropped', kind, count }, `unreadable: ${samples[kind]}`);
      }
    },
  };
}
