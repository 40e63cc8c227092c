import type { AppContext } from '../../context.ts';
import { findAttempt } from '../booking/attempt-store.ts';
import { raiseOperatorTask } from './raise-operator-task.ts';

/** Puts jobs that have used up their tries on the operators' desk. */
export function registerOperationsJobs(app: AppContext): void {
  app.jobs.onDeadLetter(async ({ queue, id }) => {
    const attempt = await findAttempt(app.db, id);
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
}
