import type { AppContext } from '../../context.ts';
import type { WorkName } from '../operator-task/tables.ts';
import { clearFailure, recordFailure } from './work-failure-store.ts';

type Desk = Pick<AppContext, 'db' | 'log' | 'clock'>;

interface Order<T> {
  work: WorkName;
  subject: string;
  isFailing?: boolean;
  waits?: (result: T) => boolean;
}

/**
 * Runs one piece of background work for one subject and keeps a record while it throws: how often, since when, with which
 * class of error. The error is passed on: a caller with several subjects catches it and takes the next one.
 * `isFailing` false leaves an earlier record as it is. `waits` says of a result that the work is open and was not tried
 * now: its record stays, and with it the count and the pause.
 */
export async function recordFailures<T>(
  app: Desk,
  { work, subject, isFailing = true, waits = () => false }: Order<T>,
  run: () => Promise<T>,
): Promise<T> {
  let result: T;
  try {
    result = await run();
  } catch (error) {
    await record(app, work, subject, error);
    throw error;
  }
  if (isFailing && !waits(result)) await clearFailure(app.db, work, subject);
  return result;
}

/** Never throws: what counts is the work's own error, and the watch sees overdue work without this record too. */
async function record(app: Desk, work: WorkName, subject: string, error: unknown): Promise<void> {
  try {
    await recordFailure(app.db, work, subject, getClass(error), app.clock());
  } catch (err) {
    app.log.warn({ err, event: 'failure-not-recorded', name: work }, 'a failure could not be recorded');
  }
}

/** Class and code alone: a message may hold what people typed. */
function getClass(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? `:${error.code}` : '';
  const text = `${error.name}${code}`;
  return /^[\w.:-]{1,80}$/.test(text) ? text : 'Error';
}
