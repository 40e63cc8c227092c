import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { WorkName } from '../operator-task/tables.ts';

/** Doubles with every failure, up to ten minutes: a booking must not wait longer once its cause is mended. */
const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAUSE_SECONDS = 600;

/** Writes down one more failure; each makes the pause before the next try longer. */
export async function recordFailure(
  db: Db,
  work: WorkName,
  subject: string,
  error: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('work_failures')
    .values({
      work,
      subject,
      error,
      first_failed_at: now,
      last_failed_at: now,
      next_try_at: new Date(now.getTime() + FIRST_PAUSE_SECONDS * 1000),
    })
    .onConflict((conflict) =>
      conflict.columns(['work', 'subject']).doUpdateSet((eb) => ({
        error,
        failures: eb('work_failures.failures', '+', 1),
        last_failed_at: now,
        next_try_at: sql<Date>`${now}::timestamptz + interval '1 second'
          * least(${LONGEST_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * power(2, least(work_failures.failures, 10)))`,
      })),
    )
    .execute();
}

/** The work got done, or is not asked for any more. */
export async function clearFailure(db: Db, work: WorkName, subject: string): Promise<boolean> {
  const row = await db
    .deleteFrom('work_failures')
    .where('work', '=', work)
    .where('subject', '=', subject)
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for several kinds of work on one subject. */
export async function clearFailures(db: Db, subject: string, works: readonly WorkName[]): Promise<void> {
  if (works.length === 0) return;
  await db.deleteFrom('work_failures').where('subject', '=', subject).where('work', 'in', works).execute();
}

export async function findFailingSubjects(db: Db, work: WorkName): Promise<Set<string>> {
  const rows = await db.selectFrom('work_failures').select('subject').where('work', '=', work).execute();
  return new Set(rows.map(({ subject }) => subject));
}

/** Forgets failures of work that nobody has tried since `before`: it is not asked for any more. */
export async function forgetFailures(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('work_failures').where('last_failed_at', '<', before).execute();
}
