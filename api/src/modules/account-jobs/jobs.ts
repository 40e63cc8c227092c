import type { AppContext } from '../../context.ts';
import { deleteEmailUndosDoneBefore, listDueEmailUndos } from '../account/email-undo-store.ts';
import { runEmailUndo } from '../account/run-email-undo.ts';
import { undoQueue } from '../account/undo-queue.ts';
import { taskLines } from '../account-task/task-lines.ts';
import { deleteCodesExpiredBefore } from '../account/password-code-store.ts';
import { runTask } from './run-task.ts';
import { deleteTasksDoneBefore, listDueTasks } from '../account-task/task-store.ts';

const SWEEP_SECONDS = 10;
const DAY_MS = 24 * 3600 * 1000;
const HISTORY_MS = 30 * DAY_MS;

/** Registers the background work of accounts; the sweep finds what a lost or failed job left behind. */
export function registerAccountJobs(app: AppContext): void {
  for (const { queue, lookEverySeconds, atOnce } of Object.values(taskLines)) {
    app.jobs.work(queue, ({ id }) => tend(app, () => runTask(app, id)), {
      pollingIntervalSeconds: lookEverySeconds,
      atOnce,
      retryLimit: 0,
    });
  }
  app.jobs.work(undoQueue, ({ id }) => tend(app, () => runEmailUndo(app, id)), {
    pollingIntervalSeconds: 1,
    retryLimit: 0,
  });
  app.jobs.schedule('account-sweep', SWEEP_SECONDS, async () => {
    for (const id of await listDueEmailUndos(app.db, app.clock())) {
      await tend(app, () => runEmailUndo(app, id));
    }
    for (const id of await listDueTasks(app.db, app.clock())) await tend(app, () => runTask(app, id));
  });
  app.jobs.schedule('account-history', 3600, async () => {
    const now = app.clock().getTime();
    await deleteTasksDoneBefore(app.db, new Date(now - HISTORY_MS));
    await deleteEmailUndosDoneBefore(app.db, new Date(now - HISTORY_MS));
    await deleteCodesExpiredBefore(app.db, new Date(now - DAY_MS));
  });
}

/** One that fails is logged, comes again by its own row and does not hold up the others. */
async function tend(app: AppContext, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (err) {
    app.log.error({ err, event: 'account-task-failed' }, 'an account task failed');
  }
}
