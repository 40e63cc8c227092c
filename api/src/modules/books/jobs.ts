import type { AppContext } from '../../context.ts';
import { onConnectionsFor } from '../../db/connection-purpose.ts';
import { compareBooks } from './compare-books.ts';

const DAY_SECONDS = 86_400;

/** Registers the daily comparison of trips, money and papers; call before the queue is started. */
export function registerBookJobs(app: AppContext): void {
  app.jobs.schedule('compare-books', DAY_SECONDS, async () => {
    await onConnectionsFor('long', () => compareBooks(app));
  });
}
