import type { Insertable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { DateChangeRow, DateChangeTable } from './tables.ts';

/** Goes into the transaction that confirms the new booking: from then on the previous trip is given up, or an operator is notified. */
export async function insertDateChange(db: Db, row: Insertable<DateChangeTable>): Promise<void> {
  await db.insertInto('date_changes').values(row).execute();
}

export async function findDateChange(db: Db, attemptId: string): Promise<DateChangeRow | null> {
  const row = await db
    .selectFrom('date_changes')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes the caller the one who works on it until `until`; null when another one does, or it has ended. */
export async function claimDateChange(
  db: Db,
  read: DateChangeRow,
  until: Date,
): Promise<DateChangeRow | null> {
  const row = await db
    .updateTable('date_changes')
    .set({ next_try_at: until, tries: read.tries + 1 })
    .where('attempt_id', '=', read.attempt_id)
    .where('tries', '=', read.tries)
    .where('state', '=', 'CANCELING')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the caller still is the one who works on it; held until the transaction ends. */
export async function isStillClaimed(tx: Db, claimed: DateChangeRow): Promise<boolean> {
  const row = await tx
    .selectFrom('date_changes')
    .select('attempt_id')
    .where('attempt_id', '=', claimed.attempt_id)
    .where('tries', '=', claimed.tries)
    .where('state', '=', 'CANCELING')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes how far it has come; false when somebody else has claimed it since. `nextTryAt` null ends the work. */
export async function saveDateChange(
  db: Db,
  claimed: DateChangeRow,
  change: { state: DateChangeRow['state']; nextTryAt: Date | null; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('date_changes')
    .set({ state: change.state, next_try_at: change.nextTryAt, updated_at: change.now })
    .where('attempt_id', '=', claimed.attempt_id)
    .where('tries', '=', claimed.tries)
    .returning('attempt_id')
    .executeTakeFirst();
  return row !== undefined;
}
