import type { AppContext } from '../../context.ts';
import { onConnectionsFor } from '../../db/connection-purpose.ts';
import { markUnread } from '../dispute/dispute-store.ts';
import { followDisputeById } from '../dispute/follow-dispute.ts';
import { DISPUTE_QUEUE } from './receive-card-event.ts';
import { reconcile, startDailyScan } from './reconcile.ts';

const EVERY_SECONDS = 300;
const DAY_SECONDS = 86_400;

/** Registers the comparison of our rows with the outside; call before the queue is started. */
export function registerReconciliationJobs(app: AppContext): void {
  app.jobs.work(DISPUTE_QUEUE, async ({ id }) => {
    // A provider that is down must not use up tries: the next comparison reads it.
    if (!(await followDisputeById(app, id))) await markUnread(app.db, id);
  });
  app.jobs.schedule('reconcile', EVERY_SECONDS, () => reconcile(app));
  app.jobs.schedule('reconcile-daily', DAY_SECONDS, () =>
    onConnectionsFor('long', () => startDailyScan(app)),
  );
}
