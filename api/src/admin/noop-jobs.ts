import type { JobsPort } from '../adapters/jobs/jobs-port.ts';

/**
 * A queue that does nothing (no-op). A command may be the first to use a database, in which no queue exists yet; what it leaves to
 * do is in the tables, where the APIs look every few seconds.
 */
export const noopJobs: JobsPort = {
  enqueueInTx: async () => {},
  work: () => {},
  schedule: () => {},
  onDeadLetter: () => {},
  depths: async () => ({}),
  start: async () => {},
  stop: async () => {},
};
