import type { AppContext } from '../../context.ts';
import { raiseAlert } from '../../lib/alert.ts';

/** More than one process does in a minute: mails, captures and readings of bookings wait behind them. */
const LONG = 300;

/** Calls a person when more jobs wait in a queue than are soon done. */
export async function watchQueues(app: Pick<AppContext, 'jobs' | 'log'>): Promise<void> {
  for (const [queue, count] of Object.entries(await app.jobs.depths())) {
    if (count > LONG) raiseAlert(app, { name: 'queue-long', severity: 'warning', queue, count });
  }
}
