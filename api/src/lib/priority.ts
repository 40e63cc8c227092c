import { AsyncLocalStorage } from 'node:async_hooks';

/** Priority of work when not all of it can be done at once, highest first: the last is done last, and refused first. */
export const priorities = ['booking', 'trip', 'search', 'extra'] as const;
export type Priority = (typeof priorities)[number];

/** After how many milliseconds without a turn for any of its statements some work gives up. */
export interface Patience {
  usualMs: number;
  /** Where somebody has waited at every moment of the last second: what comes together by chance is done before. */
  lastingMs: number;
}

/** When some work last had a turn, by the clock of `performance`: its statements also wait for each other. */
export interface Turns {
  lastAt: number;
}

interface Scheduling {
  priority: Priority;
  patience: Patience;
  /** Null for what is not one piece of work. */
  turns: Turns | null;
}

/** For what has an effect, and what many depend on. */
export const NEVER_GIVES_UP: Patience = {
  usualMs: Number.POSITIVE_INFINITY,
  lastingMs: Number.POSITIVE_INFINITY,
};

/** Work of our own, and what many requests share: it never gives up, as somebody who books may depend on it. */
const own: Scheduling = { priority: 'booking', patience: NEVER_GIVES_UP, turns: null };
const current = new AsyncLocalStorage<Scheduling>();

/** Runs the work with that priority. */
export function withPriority<T>(scheduling: Pick<Scheduling, 'priority' | 'patience'>, work: () => T): T {
  return current.run({ ...scheduling, turns: { lastAt: 0 } }, work);
}

/** Runs work that others may depend on too, no matter who asked for it first. */
export function asShared<T>(work: () => T): T {
  return current.run(own, work);
}

export function currentScheduling(): Scheduling {
  return current.getStore() ?? own;
}
