import { type RawBuilder, sql } from 'kysely';
import type { WorkName } from '../operator-task/tables.ts';

/** Whether work on the subject in the named column has failed and waits before its next try. */
export function isPaused(work: WorkName, column: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from work_failures as failure
    where failure.work = ${work} and failure.subject = ${sql.ref(column)} and failure.next_try_at > ${now})`;
}

/** Whether it has failed and is not done yet: an order that takes such work last never keeps the rest waiting. */
export function isFailing(work: WorkName, column: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from work_failures as failure
    where failure.work = ${work} and failure.subject = ${sql.ref(column)})`;
}
