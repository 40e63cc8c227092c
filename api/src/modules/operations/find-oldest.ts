import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { OVERDUE_AT_ONCE, type OverdueWork } from './overdue-work.ts';

/** Reads what a query finds overdue, the longest overdue first: what no run can look at all of is seen in that order. */
export async function findOldest(db: Db, query: RawBuilder<OverdueWork>): Promise<OverdueWork[]> {
  const { rows } = await sql<OverdueWork>`
    select * from (${query}) as work order by work."since", work."subject" limit ${OVERDUE_AT_ONCE}`.execute(
    db,
  );
  return rows;
}
