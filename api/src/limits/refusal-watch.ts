import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { raiseAlert } from '../lib/alert.ts';
import type { Log } from '../lib/logger.ts';
import type { CallLimit, CallLimitName, CallWindow } from './call-limits.ts';

/** Somebody who is refused, until the window ends. */
export interface Refusal {
  name: CallLimitName;
  limit: CallLimit;
  window: CallWindow;
  key: string;
  waitMs: number;
}

const HOUR = 3600;
/** Windows of an hour in which somebody has to be refused; a long window counts at once. */
const AGAIN_AND_AGAIN = 3;
const LONG_WINDOW = 15 * 60;

/** Calls a person, once an hour for each user, branch or network that uses up a limit again and again. */
export function createRefusalWatch(log: Log): (refusal: Refusal) => Promise<void> {
  const begun = new RateLimiterMemory({ keyPrefix: 'window', points: 1, duration: HOUR });
  const windows = new RateLimiterMemory({
    keyPrefix: 'hour',
    points: Number.MAX_SAFE_INTEGER,
    duration: HOUR,
  });
  return async ({ name, limit, window, key, waitMs }) => {
    const customDuration = Math.ceil(waitMs / 1000);
    const isNew = await begun.consume(key, 1, { customDuration }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      },
    );
    if (!isNew) return;
    const { consumedPoints } = await windows.consume(key);
    if (consumedPoints !== (window.seconds >= LONG_WINDOW ? 1 : AGAIN_AND_AGAIN)) return;
    raiseAlert(
      { log },
      limit.isCardTrial
        ? { name: 'card-testing', severity: 'critical', kind: window.per }
        : { name: 'limit-reached', severity: 'warning', kind: `${name}:${window.per}` },
    );
  };
}
