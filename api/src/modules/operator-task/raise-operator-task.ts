import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { OperatorTaskKind } from '../../graphql/__generated__/schema-types.ts';
import { closeTasks, type SeenTask, upsertTask } from './operator-task-store.ts';
import type { OperatorTaskRow } from './tables.ts';
import { taskKinds } from './task-kinds.ts';

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
      {
        event: 'operator-task',
        kind,
        severity: taskKinds[kind].severity,
        taskId: row.id,
        attemptId,
        travelId,
      },
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
): Promise<void> {
  return settleOperatorTasks(app, db, task.subject, [task.kind]);
}

/** The same for several kinds on one subject. */
export async function settleOperatorTasks(
  app: Desk,
  db: Db,
  subject: string,
  kinds: readonly OperatorTaskKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  for (const row of await closeTasks(db, subject, kinds, 'GONE', app.clock())) {
    const { kind, attempt_id: attemptId, travel_id: travelId } = row;
    app.log.info(
      { event: 'operator-task-settled', kind, taskId: row.id, attemptId, travelId },
      'settled without an operator',
    );
  }
}

/** Something was wrong and has been corrected without a person: on the desk's record, but not on the desk. */
export async function recordRepair(app: Desk & Pick<AppContext, 'db'>, task: SeenTask): Promise<void> {
  const row = await app.db.transaction().execute(async (tx) => {
    const seen = await upsertTask(tx, task, app.clock());
    await closeTasks(tx, task.subject, [task.kind], 'REPAIRED', app.clock());
    return seen;
  });
  const { kind, attempt_id: attemptId, travel_id: travelId } = row;
  app.log.warn(
    { event: 'operator-task-repaired', kind, taskId: row.id, attemptId, travelId },
    'repaired without an operator',
  );
}
