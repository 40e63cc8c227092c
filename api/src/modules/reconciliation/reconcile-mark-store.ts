import type { Db } from '../../db/client.ts';

/** Has an attempt compared with the outside at the next run. */
export async function markForReconciliation(db: Db, attemptId: string, now: Date): Promise<void> {
  await db
    .insertInto('reconcile_marks')
    .values({ attempt_id: attemptId, checked_at: now, checks: 0, next_check_at: now })
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ next_check_at: now }))
    .execute();
}
