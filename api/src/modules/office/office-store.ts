import type { Db } from '../../db/client.ts';
import type { BranchOfficeRow } from './tables.ts';

export type ListedOffice = BranchOfficeRow & { added_by: string };

/** The offices of a branch with the names of those who entered them, in the order in which they were entered. */
export async function findOffices(db: Db, branchId: string): Promise<ListedOffice[]> {
  return db
    .selectFrom('branch_offices')
    .innerJoin('users', 'users.id', 'branch_offices.created_by')
    .selectAll('branch_offices')
    .select('users.name as added_by')
    .where('branch_offices.branch_id', '=', branchId)
    .orderBy('branch_offices.created_at')
    .orderBy('branch_offices.id')
    .execute();
}

export async function insertOffice(db: Db, office: BranchOfficeRow): Promise<void> {
  await db.insertInto('branch_offices').values(office).execute();
}

export async function updateOffice(
  db: Db,
  id: string,
  changes: Pick<BranchOfficeRow, 'name' | 'region_id'>,
): Promise<void> {
  await db.updateTable('branch_offices').set(changes).where('id', '=', id).execute();
}

/** False when the branch has no such office. */
export async function deleteOffice(
  db: Db,
  { branchId, id }: { branchId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('branch_offices')
    .where('id', '=', id)
    .where('branch_id', '=', branchId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
