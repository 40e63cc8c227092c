import type { Log } from '../../lib/logger.ts';
import type { OnPause } from './call-guard.ts';

/** Says in the log that calls to a service are not made for now, and that they are made again. */
export function logPauses(log: Log, provider: string): { onPause: OnPause } {
  return {
    onPause({ kind, isPaused }) {
      if (isPaused)
        log.warn({ event: 'calls-paused', provider, kind }, 'no answers: calls are not made for now');
      else log.info({ event: 'calls-resumed', provider, kind }, 'calls are made again');
    },
  };
}
