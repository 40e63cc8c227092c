import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Has an attempt compared with the outside at the next run. */
export async function markForReconciliation(db: Db, attemptId: string, now: Date): Promise<void> {
  await db
    .insertInto('reconcile_marks')
    .values({ attempt_id: attemptId, checked_at: now, checks: 0, next_check_at: now })
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ next_check_at: now }))
    .execute();
}

/**
 * Marks attempts that went outside and were never compared, of those that were last changed between `from` (null: the
 * first one) and `before`.
 * @returns how many: `limit` where there may be more
 */
export async function markNewAttempts(
  db: Db,
  { from, before, now, limit }: { from: Date | null; before: Date; now: Date; limit: number },
): Promise<number> {
  const marked = await db
    .insertInto('reconcile_marks')
    .columns(['attempt_id', 'checked_at', 'checks', 'next_check_at'])
    .expression((eb) =>
      eb
        .selectFrom('booking_attempts')
        .select([
          'booking_attempts.id',
          sql<Date>`${now}::timestamptz`.as('checked_at'),
          sql<number>`0`.as('checks'),
          sql<Date>`${now}::timestamptz`.as('next_check_at'),
        ])
        .where('booking_attempts.updated_at', '<', before)
        .$if(from !== null, (query) => query.where('booking_attempts.updated_at', '>=', from ?? before))
        .where(({ or, exists, selectFrom, eb: where }) =>
          or([
            where('booking_attempts.sent_at', 'is not', null),
            exists(
              selectFrom('payments')
                .select('payments.attempt_id')
                .whereRef('payments.attempt_id', '=', 'booking_attempts.id'),
            ),
          ]),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('reconcile_marks')
                .select('reconcile_marks.attempt_id')
                .whereRef('reconcile_marks.attempt_id', '=', 'booking_attempts.id'),
            ),
          ),
        )
        .orderBy('booking_attempts.updated_at')
        .limit(limit),
    )
    .onConflict((conflict) => conflict.column('attempt_id').doNothing())
    .returning('attempt_id')
    .execute();
  return marked.length;
}

/** Attempts whose comparison is due, longest due first. */
export async function findDueMarks(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reconcile_marks')
    .select('attempt_id')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return rows.map(({ attempt_id }) => attempt_id);
}

/** A comparison begun at `now`, that failed, is made again later. */
export async function postponeMark(db: Db, attemptId: string, now: Date, until: Date): Promise<void> {
  await db
    .updateTable('reconcile_marks')
    .set({ next_check_at: until })
    .where('attempt_id', '=', attemptId)
    .where('next_check_at', '<=', now)
    .execute();
}

export async function countDueMarks(db: Db, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom('reconcile_marks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('next_check_at', '<=', before)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Writes down that an attempt was compared from `now` on, or could not be, and when it is next; never again after
 * `lastCheckAt`. What was marked meanwhile stays due: the comparison may not have seen what it was marked for.
 */
export async function finishMark(
  db: Db,
  attemptId: string,
  check: { now: Date; compared: boolean; next: (checks: number) => Date; lastCheckAt: Date },
): Promise<void> {
  const mark = await db
    .selectFrom('reconcile_marks')
    .select('checks')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  const checks = mark?.checks ?? 0;
  const next = check.next(checks);
  const isLast = check.compared && next > check.lastCheckAt;
  await db
    .updateTable('reconcile_marks')
    .set({
      checked_at: check.now,
      checks: check.compared ? checks + 1 : checks,
      next_check_at: (eb) =>
        eb
          .case()
          .when('next_check_at', '>', check.now)
          .then(eb.ref('next_check_at'))
          .else(isLast ? null : next)
          .end(),
    })
    .where('attempt_id', '=', attemptId)
    .execute();
}
