import { newId } from '../../src/db/new-id.ts';
import type { TestApi } from '../_testkit.ts';
import type { Seat } from './_people.ts';

/** An office of the branch, at a place that is in no catalog. */
export async function addOffice({ app: { db } }: TestApi, seat: Seat): Promise<string> {
  const id = newId();
  await db
    .insertInto('branch_offices')
    .values({
      id,
      branch_id: seat.branchId,
      name: `支社 ${id}`,
      region_id: 'no-such-place',
      created_by: seat.userId,
      created_at: new Date(),
    })
    .execute();
  return id;
}
