import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<number>();

/** Runs the work for a caller who waits so many milliseconds for it. */
export function withinMs<T>(ms: number, work: () => T): T {
  return current.run(performance.now() + ms, work);
}

/** Milliseconds for which the caller of this work waits; below zero when nobody does any more, infinite for work of our own. */
export function leftMs(): number {
  return (current.getStore() ?? Number.POSITIVE_INFINITY) - performance.now();
}
