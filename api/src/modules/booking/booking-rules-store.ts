import type { Db } from '../../db/client.ts';

/** How many of these users are active members of the branch. */
export async function countBranchMembers(
  db: Db,
  branchId: string,
  userIds: readonly string[],
): Promise<number> {
  return (await findBranchMembers(db, branchId, userIds)).size;
}

/** Those of these users who are active members of the branch. */
export async function findBranchMembers(
  db: Db,
  branchId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .where('branch_id', '=', branchId)
    .where('status', '=', 'ACTIVE')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
