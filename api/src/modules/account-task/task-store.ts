import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { isFailing } from '../work-failure/failing-work.ts';
import type { AccountTaskRow } from './tables.ts';
import { getKinds, getKindsBeside } from './task-lines.ts';

const AT_ONCE = 50;

/**
 * Adds a task and returns its turn among those of its line: one after the sender's last one, but never before the turn
 * that the line has come to. So each sender gets one mail in each round, however many of another's wait.
 */
export async function insertTask(
  tx: Transaction<Database>,
  task: Pick<AccountTaskRow, 'id' | 'kind' | 'subject_id' | 'sender_id' | 'sealed' | 'created_at'>,
): Promise<number> {
  // What was tried and waits for its next try says nothing of the state of the line, or of the sender.
  const waiting = tx
    .selectFrom('account_tasks')
    .where('done_at', 'is', null)
    .where('tries', '=', 0)
    .where('kind', 'in', getKindsBeside(task.kind));
  const own = waiting.where('sender_id', '=', task.sender_id).select(({ fn }) => fn.max('turn').as('turn'));
  const reached = waiting.select(({ fn }) => fn.min('turn').as('turn'));
  const { turn } = await tx
    .insertInto('account_tasks')
    .values({
      ...task,
      next_try_at: task.created_at,
      turn: sql<number>`greatest(coalesce(${own}, 0) + 1, coalesce(${reached}, 1))`,
    })
    .returning('turn')
    .executeTakeFirstOrThrow();
  return turn;
}

export async function findDueTask(db: Db, id: string, now: Date): Promise<AccountTaskRow | null> {
  const row = await db
    .selectFrom('account_tasks')
    .selectAll()
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('next_try_at', '<=', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Those that fail last, codes first, then by turn. */
export async function listDueTasks(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_tasks')
    .select('id')
    .where('done_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy(isFailing('account-task', 'account_tasks.id'))
    .orderBy((eb) => eb('kind', 'in', getKinds('code')), 'desc')
    .orderBy('turn')
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

export async function finishTask(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('account_tasks').set({ done_at: now, sealed: null }).where('id', '=', id).execute();
}

/** Drops what is only history. */
export async function deleteTasksDoneBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('account_tasks').where('done_at', '<', instant).execute();
}
