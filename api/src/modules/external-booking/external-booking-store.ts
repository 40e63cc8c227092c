import type { Db } from '../../db/client.ts';
import type { AttemptRow } from '../booking/tables.ts';
import type { UserRow } from '../organization/tables.ts';

/** The entered trip that a key stands for, in whatever branch. Unscoped: for operators, who reach all. */
export async function findExternalAttempt(db: Db, key: string): Promise<AttemptRow | null> {
  const row = await db
    .selectFrom('booking_attempts')
    .selectAll()
    .where('kind', '=', 'EXTERNAL')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** An active person of the branch. */
export async function findBranchMember(db: Db, branchId: string, userId: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('branch_id', '=', branchId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row ?? null;
}
