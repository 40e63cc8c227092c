import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Lets an invited user use an account of the identity service; false when another user has that account, or nobody is
 * invited (any more).
 * @param account.sessionsFrom sessions that were open before prove nothing: they are refused
 */
export async function activateUser(
  tx: Transaction<Database>,
  userId: string,
  account: { uid: string; sessionsFrom: Date; now: Date },
): Promise<boolean> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('firebase_uid', '=', account.uid)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  if (other !== undefined) return false;
  const row = await tx
    .updateTable('users')
    .set({
      firebase_uid: account.uid,
      status: 'ACTIVE',
      valid_after: account.sessionsFrom,
      updated_at: account.now,
    })
    .where('id', '=', userId)
    .where('status', '=', 'INVITED')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
