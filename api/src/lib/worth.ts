import { AsyncLocalStorage } from 'node:async_hooks';

/** What work is worth when not all of it can be done at once: the last is done last, and refused first. */
export const worths = ['booking', 'trip', 'search', 'extra'] as const;
export type Worth = (typeof worths)[number];

interface Standing {
  worth: Worth;
  /** For how many milliseconds each of its statements waits for its turn. */
  patienceMs: number;
}

/** Work of our own, and what many requests share: it never gives up, as somebody who books may depend on it. */
const own: Standing = { worth: 'booking', patienceMs: Number.POSITIVE_INFINITY };
const current = new AsyncLocalStorage<Standing>();

/** Runs the work as being worth that much. */
export function asWorth<T>(standing: Standing, work: () => T): T {
  return current.run(standing, work);
}

/** Runs work that others may depend on too, no matter who asked for it first. */
export function asShared<T>(work: () => T): T {
  return current.run(own, work);
}

export function currentStanding(): Standing {
  return current.getStore() ?? own;
}
