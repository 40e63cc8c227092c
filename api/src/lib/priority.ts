import { AsyncLocalStorage } from 'node:async_hooks';

/** Priority of work when not all of it can be done at once, highest first: the last is done last, and refused first. */
export const priorities = ['booking', 'trip', 'search', 'extra'] as const;
export type Priority = (typeof priorities)[number];

interface Scheduling {
  priority: Priority;
  /** For how many milliseconds each of its statements waits for its turn. */
  patienceMs: number;
}

/** Work of our own, and what many requests share: it never gives up, as somebody who books may depend on it. */
const own: Scheduling = { priority: 'booking', patienceMs: Number.POSITIVE_INFINITY };
const current = new AsyncLocalStorage<Scheduling>();

/** Runs the work with that priority. */
export function withPriority<T>(scheduling: Scheduling, work: () => T): T {
  return current.run(scheduling, work);
}

/** Runs work that others may depend on too, no matter who asked for it first. */
export function asShared<T>(work: () => T): T {
  return current.run(own, work);
}

export function currentScheduling(): Scheduling {
  return current.getStore() ?? own;
}
