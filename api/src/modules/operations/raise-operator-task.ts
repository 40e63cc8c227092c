import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { closeTask, type SeenTask, upsertTask } from './operator-task-store.ts';
import type { OperatorTaskRow } from './tables.ts';

type Desk = Pick<AppContext, 'log' | 'clock'>;

/**
 * Puts something that the platform could not settle on the operators' desk. Call it each time it is seen: one open
 * task stands for one kind and subject, and only the first time raises the alert. `db` may be the transaction that
 * found it out; facts in `detail` are `name=value`, because people of any language read them.
 */
export async function raiseOperatorTask(app: Desk, db: Db, task: SeenTask): Promise<OperatorTaskRow> {
  const row = await upsertTask(db, task, app.clock());
  if (row.seen === 1) {
    const { kind, attempt_id: attemptId, travel_id: travelId } = row;
    app.log.error(
      { event: 'operator-task', kind, taskId: row.id, attemptId, travelId },
      'something needs an operator',
    );
  }
  return row;
}

/** What a task was about is so no longer: closes it without a person. Does nothing when there is no open task. */
export async function settleOperatorTask(
  app: Desk,
  db: Db,
  task: Pick<SeenTask, 'kind' | 'subject'>,
  outcome: 'GONE' | 'REPAIRED' = 'GONE',
): Promise<void> {
  const row = await closeTask(db, task, outcome, app.clock());
  if (!row) return;
  const { kind, attempt_id: attemptId, travel_id: travelId } = row;
  app.log.info(
    { event: 'operator-task-settled', kind, taskId: row.id, attemptId, travelId, outcome },
    'settled without an operator',
  );
}
