import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { shareAddress } from '../organization/share-address.ts';

/** Takes over an address unless another active user has it; whether it did. Invitations to it don't count. */
export async function updateEmail(db: Db, userId: string, email: string, now: Date): Promise<boolean> {
  await shareAddress(db, email);
  const row = await db
    .updateTable('users')
    .set({ email, updated_at: now })
    .where('id', '=', userId)
    .where(
      sql<boolean>`not exists (select 1 from users other
        where lower(other.email) = lower(${email}) and other.status = 'ACTIVE' and other.id <> users.id)`,
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the sessions that began before an instant; never opens one that was ended. */
export async function endSessionsBefore(db: Db, userId: string, instant: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ valid_after: sql<Date>`greatest(valid_after, ${instant.toISOString()}::timestamptz)` })
    .where('id', '=', userId)
    .execute();
}

export async function markIdentityRead(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ identity_read_at: now }).where('id', '=', userId).execute();
}

/** Remembers the newest session of a user; false when a session as new was seen before. */
export async function markSessionSeen(
  tx: Transaction<Database>,
  userId: string,
  authenticatedAt: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ session_seen_at: authenticatedAt })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('session_seen_at', 'is', null), eb('session_seen_at', '<', authenticatedAt)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
