import { sql, type Transaction } from 'kysely';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import type { Database } from '../../db/schema.ts';
import { shareAddress } from './share-address.ts';

/**
 * Lets an invited user use an account of the identity service; false when another user has that account or the address,
 * or nobody is invited (any more). Of several that become active at once under one address, the database refuses all
 * but one: `isTaken` knows that error.
 * @param account.email the address that the user was invited under
 * @param account.sessionsFrom sessions that were open before prove nothing: they are refused
 */
export async function activateUser(
  tx: Transaction<Database>,
  userId: string,
  account: { uid: string; email: string; sessionsFrom: Date; now: Date },
): Promise<boolean> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('firebase_uid', '=', account.uid)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  if (other !== undefined) return false;
  await shareAddress(tx, account.email);
  const row = await tx
    .updateTable('users')
    .where(
      sql<boolean>`not exists (select 1 from users other where lower(other.email) = lower(users.email)
        and other.status = 'ACTIVE' and other.id <> users.id)`,
    )
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

/** Whether an activation failed because another user became active with the account or the address first. */
export function isTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'users_firebase_uid') || isUniqueViolation(error, 'users_email');
}
