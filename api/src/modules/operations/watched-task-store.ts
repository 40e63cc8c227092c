import type { Db } from '../../db/client.ts';
import { kindsWhere } from '../operator-task/kinds-where.ts';
import type { OperatorTaskRow } from '../operator-task/tables.ts';
import { hasWorkDetail } from '../operator-task/work-detail.ts';

/** Kinds that the handlers of a booking raise themselves. */
const handlerKinds = kindsWhere(({ raisedBy }) => raisedBy === 'BOOKING');
const watchKinds = kindsWhere(({ raisedBy }) => raisedBy === 'WATCH');

/** Whether the desk has an open task for it, or a person has closed one since `since`. */
export async function findTaskState(
  db: Db,
  { kind, subject }: Pick<OperatorTaskRow, 'kind' | 'subject'>,
  since: Date,
): Promise<'open' | 'resolved' | 'none'> {
  const rows = await db
    .selectFrom('operator_tasks')
    .select('status')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'OPEN'),
        eb.and([eb('resolved_by', 'is not', null), eb('resolved_at', '>', since)]),
      ]),
    )
    .execute();
  if (rows.some(({ status }) => status === 'OPEN')) return 'open';
  return rows.length > 0 ? 'resolved' : 'none';
}

/** Whether a task of a booking's own handlers is open for the attempt. */
export async function hasTaskOfHandler(db: Db, attemptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operator_tasks')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('status', '=', 'OPEN')
    .where('kind', 'in', handlerKinds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Open tasks that the watch has raised, or seen, and that no handler closes. */
export async function findWatchedTasks(db: Db): Promise<Pick<OperatorTaskRow, 'kind' | 'subject'>[]> {
  return (
    db
      .selectFrom('operator_tasks')
      .select(['kind', 'subject'])
      .where('status', '=', 'OPEN')
      .where('kind', 'in', watchKinds)
      // A job out of tries is a dead letter, too, and stays until its own sweep has done it.
      .where((eb) => eb.or([eb('kind', '<>', 'DEAD_LETTER'), hasWorkDetail()]))
      .execute()
  );
}
