import type { Db } from '../../db/client.ts';
import type { BranchOfficeRow } from './tables.ts';

/** The offices of a branch, in the order in which they were entered. */
export async function findOffices(db: Db, branchId: string): Promise<BranchOfficeRow[]> {
  return db
    .selectFrom('branch_offices')
    .selectAll()
    .where('branch_id', '=', branchId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertOffice(db: Db, office: BranchOfficeRow): Promise<void> {
  await db.insertInto('branch_offices').values(office).execute();
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
