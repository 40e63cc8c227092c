import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { OperatorTaskKind } from '../../graphql/__generated__/schema-types.ts';
import type { OperatorTaskRow } from '../operator-task/tables.ts';

/** Kinds that the handlers of a booking raise themselves. */
const handlerKinds: readonly OperatorTaskKind[] = [
  'BOOKING_UNKNOWN',
  'CANCEL_UNKNOWN',
  'CHANGE_UNKNOWN',
  'DATE_CHANGE_INCOMPLETE',
  'CAPTURE_FAILED',
  'RELEASE_FAILED',
  'REFUND_FAILED',
  'HOLD_EXPIRING',
];

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
    .where('kind', 'in', [...handlerKinds])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Open tasks that the watch has raised, or seen, and that no handler closes. */
export async function findWatchedTasks(db: Db): Promise<Pick<OperatorTaskRow, 'kind' | 'subject'>[]> {
  return db
    .selectFrom('operator_tasks')
    .select(['kind', 'subject'])
    .where('status', '=', 'OPEN')
    .where((eb) =>
      eb.or([
        eb('kind', 'in', ['MAIL_UNSENT', 'ACCOUNT_TASK_OVERDUE']),
        eb.and([eb('kind', '=', 'DEAD_LETTER'), sql<boolean>`detail like 'work=%'`]),
      ]),
    )
    .execute();
}
