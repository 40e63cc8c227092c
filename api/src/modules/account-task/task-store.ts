import type { Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { isFailing } from '../work-failure/failing-work.ts';
import type { AccountTaskRow } from './tables.ts';

const AT_ONCE = 50;

export async function insertTask(
  tx: Transaction<Database>,
  task: Pick<AccountTaskRow, 'id' | 'kind' | 'subject_id' | 'sealed' | 'created_at'>,
): Promise<void> {
  await tx
    .insertInto('account_tasks')
    .values({ ...task, next_try_at: task.created_at })
    .execute();
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

export async function listDueTasks(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_tasks')
    .select('id')
    .where('done_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy(isFailing('account-task', 'account_tasks.id'))
    .orderBy('next_try_at')
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
