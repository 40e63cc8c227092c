import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface EnqueueOptions {
  /** Seconds from now, or an instant. */
  startAfter?: number | Date;
  /** At most one waiting job per key. */
  singletonKey?: string;
  /** Of the jobs that wait in a queue the highest is taken first, and the oldest of equal ones; default 0. */
  priority?: number;
}

export interface WorkOptions {
  /** How often the queue is looked at when nothing wakes it; default 2 s. */
  pollingIntervalSeconds?: number;
  /**
   * How many jobs are taken at one look; default 1. Where there are as many the next look follows at once. Those of one id
   * are one run.
   */
  atOnce?: number;
  /** How many of those that were taken are done at the same time; default 1. */
  sideBySide?: number;
  /** Tries after the first failure, with growing delay; default 10. What fails then is a dead letter. */
  retryLimit?: number;
  /** First retry delay, doubling up to 60 s; default 1 s. */
  retryDelaySeconds?: number;
}

/** Wake-ups only: the payload is an id, the truth is in our own tables. At least once. */
export interface JobsPort {
  /** The job exists exactly when the transaction commits. */
  enqueueInTx(
    tx: Transaction<Database>,
    queue: string,
    data: { id: string },
    options?: EnqueueOptions,
  ): Promise<void>;
  /** A throwing handler is retried. Registered before start(). */
  work(queue: string, handler: (data: { id: string }) => Promise<void>, options?: WorkOptions): void;
  /**
   * Runs a handler every so often, in one process at a time. A run that fails is no dead letter: the next one is
   * its repetition. Registered before start().
   */
  schedule(name: string, everySeconds: number, handler: () => Promise<void>): void;
  /** Called with every job that has used up its tries, also by processes that died. Registered before start(). */
  onDeadLetter(handler: (job: { queue: string; id: string }) => Promise<void>): void;
  /** How many jobs wait in each queue. */
  depths(): Promise<Record<string, number>>;
  start(): Promise<void>;
  /** Waits for the running handlers, at most a few seconds. */
  stop(): Promise<void>;
}
