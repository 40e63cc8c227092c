import { type ComponentType, lazy } from 'react';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * As React's `lazy`, for a part that no screen may fail with: what can't be had is asked for again, after one second,
 * two, four and so on up to a minute, and at once when the line comes back. Its fallback stays meanwhile.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await untilHad(load) }));
}

async function untilHad<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      // The browser has written which file it was.
      await lineBackOr(waitMs);
    }
  }
}

function lineBackOr(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, waitMs);
    window.addEventListener('online', go);
  });
}
