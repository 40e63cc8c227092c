import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { UserRow } from '../organization/tables.ts';

type Executor = Db | Transaction<Database>;

/** People of the branch by id, locked in one order; deleted ones and other branches' do not exist. */
export async function lockEmployees(
  tx: Transaction<Database>,
  branchId: string,
  ids: readonly string[],
): Promise<Map<string, UserRow>> {
  const rows = await tx
    .selectFrom('users')
    .selectAll()
    .where('branch_id', '=', branchId)
    .where('id', 'in', [...ids])
    .where('status', '<>', 'DELETED')
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Those who have an address, in any case: at most one who is active, who comes first, and invited ones of several
 * branches. Unscoped: what it finds elsewhere is for operators and for the owner of the address alone.
 */
export async function findUsersByEmail(db: Executor, email: string): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('status', '<>', 'DELETED')
    .orderBy('status')
    .orderBy('created_at')
    .execute();
}

/** Whether somebody has an address, or will in a moment: accounts of desk users are made without their doing. */
export function ownsAddress(user: Pick<UserRow, 'status' | 'branch_id'>): boolean {
  return user.status === 'ACTIVE' || user.branch_id === null;
}

/** The one active user of an address, in any case. Unscoped, like `findUsersByEmail`. */
export async function findActiveUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [first] = await findUsersByEmail(db, email);
  return first?.status === 'ACTIVE' ? first : null;
}

export async function markUserDeleted(
  tx: Transaction<Database>,
  userId: string,
  now: Date,
): Promise<UserRow> {
  return tx
    .updateTable('users')
    .set({ status: 'DELETED', valid_after: now, updated_at: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateRole(
  tx: Transaction<Database>,
  userId: string,
  role: 'EMPLOYEE' | 'COMPANY_ADMIN',
  now: Date,
): Promise<UserRow> {
  return tx
    .updateTable('users')
    .set({ role, updated_at: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether one of our users, active or deleted, has this account of the identity service. */
export async function isUsersAccount(db: Db, uid: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('firebase_uid', '=', uid).executeTakeFirst();
  return user !== undefined;
}
