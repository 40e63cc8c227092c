import type { Db } from '../../db/client.ts';
import type { AgencyRow, BranchRow } from '../organization/tables.ts';
import { findAgencies, findBranches } from '../organization/organization-store.ts';

/** The branch that pays and its agency. */
export async function findPayer(
  db: Db,
  branchId: string,
): Promise<{ branch: BranchRow; agency: AgencyRow | null }> {
  const [branch] = await findBranches(db, [branchId]);
  if (!branch) throw new Error(`The branch ${branchId} of a viewer is missing.`);
  const agencies = branch.agency_id === null ? [] : await findAgencies(db, [branch.agency_id]);
  return { branch, agency: agencies[0] ?? null };
}

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
