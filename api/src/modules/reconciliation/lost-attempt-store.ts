import type { Db } from '../../db/client.ts';
import type { LostAttemptRow } from './tables.ts';

/** Keeps what was found outside without a row of ours; what is kept already stays as it is. */
export async function noteLostAttempt(
  db: Db,
  found: Omit<LostAttemptRow, 'subject' | 'found_at' | 'next_check_at'>,
  now: Date,
): Promise<void> {
  const subject = found.payment_intent_id ?? found.attempt_id;
  await db
    .insertInto('lost_attempts')
    .values({ ...found, subject, found_at: now, next_check_at: now })
    .onConflict((conflict) =>
      // The journal knows whose it was, the payment does not.
      conflict.column('subject').doUpdateSet((eb) => ({
        branch_id: eb.fn.coalesce('lost_attempts.branch_id', eb.val(found.branch_id)),
      })),
    )
    .execute();
}

export async function findDueLostAttempts(db: Db, now: Date, limit: number): Promise<LostAttemptRow[]> {
  return db
    .selectFrom('lost_attempts')
    .selectAll()
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
}

export async function setNextLostCheck(db: Db, subject: string, next: Date | null): Promise<void> {
  await db.updateTable('lost_attempts').set({ next_check_at: next }).where('subject', '=', subject).execute();
}

export async function forgetLostAttempts(db: Db, madeBefore: Date): Promise<void> {
  await db.deleteFrom('lost_attempts').where('made_at', '<', madeBefore).execute();
}

/** Which of these attempts our rows know to have been sent. */
export async function findSentAttempts(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('booking_attempts')
    .select('id')
    .where('id', 'in', [...ids])
    .where('sent_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether an operator has dealt with what was lost: then it is not put on the desk again. */
export async function isHandled(
  db: Db,
  row: Pick<LostAttemptRow, 'subject' | 'attempt_id'>,
  kind: 'LOST_BOOKING' | 'LOST_PAYMENT',
): Promise<boolean> {
  const task = await selectTasks(db, row, kind).where('outcome', '=', 'HANDLED').executeTakeFirst();
  return task !== undefined;
}

export async function hasOpenTask(
  db: Db,
  row: Pick<LostAttemptRow, 'subject' | 'attempt_id'>,
  kind: 'LOST_BOOKING' | 'LOST_PAYMENT',
): Promise<boolean> {
  const task = await selectTasks(db, row, kind).where('status', '=', 'OPEN').executeTakeFirst();
  return task !== undefined;
}

/** Tasks about lost bookings once had the payment as their subject. */
function selectTasks(
  db: Db,
  { subject, attempt_id: attemptId }: Pick<LostAttemptRow, 'subject' | 'attempt_id'>,
  kind: 'LOST_BOOKING' | 'LOST_PAYMENT',
) {
  const subjects = kind === 'LOST_BOOKING' ? [subject, attemptId] : [subject];
  return db
    .selectFrom('operator_tasks')
    .select('id')
    .where('subject', 'in', subjects)
    .where('kind', '=', kind);
}
