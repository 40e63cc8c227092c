import type { AppContext } from '../../context.ts';
import { deleteEndedCounts } from '../../limits/count-store.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import { watchOverdueWork } from './watch-overdue-work.ts';
import { watchQueues } from './watch-queues.ts';
import { hasTaskOfHandler } from './watched-task-store.ts';

const WATCH_SECONDS = 60;
const COUNTS_SECONDS = 3_600;
/** After an outage the handlers do first what has become overdue meanwhile. */
const SETTLE_MS = 5 * 60_000;

/**
 * Puts jobs that have used up their tries, and work that is overdue for whatever reason, on the operators' desk; says when
 * a queue is long; deletes counts of calls that have ended.
 */
export function registerOperationsJobs(app: AppContext): void {
  app.jobs.onDeadLetter(async ({ queue, id }) => {
    // Only what the task needs: the row may be just what can't be read.
    const attempt = await app.db
      .selectFrom('booking_attempts')
      .select(['id', 'travel_id', 'branch_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (attempt && (await hasTaskOfHandler(app.db, id))) return;
    await raiseOperatorTask(app, app.db, {
      kind: 'DEAD_LETTER',
      subject: `${queue}:${id}`,
      attemptId: attempt?.id ?? null,
      travelId: attempt?.travel_id ?? null,
      branchId: attempt?.branch_id ?? null,
      reference: queue,
      detail: `id=${id}`,
    });
  });
  app.jobs.schedule('ended-call-counts', COUNTS_SECONDS, () => deleteEndedCounts(app.db));
  const startedAt = app.clock().getTime();
  app.jobs.schedule('work-watch', WATCH_SECONDS, async () => {
    await watchQueues(app);
    if (app.clock().getTime() - startedAt >= SETTLE_MS) await watchOverdueWork(app);
  });
}
