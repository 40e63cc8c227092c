import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { EmailUndoRow } from '../account-task/tables.ts';
import type { UserRow } from '../organization/tables.ts';

const AT_ONCE = 50;

/** Notes an undo; false when one with this code is known, or one of this address is under way. */
export async function insertEmailUndo(
  db: Db,
  row: Pick<EmailUndoRow, 'id' | 'code_hash' | 'sealed' | 'email' | 'created_at' | 'next_try_at'>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('email_undos')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findEmailUndo(
  db: Db,
  by: { id: string } | { codeHash: string },
): Promise<EmailUndoRow | null> {
  const query = db.selectFrom('email_undos').selectAll();
  const row = await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('code_hash', '=', by.codeHash)
  ).executeTakeFirst();
  return row ?? null;
}

export async function listDueEmailUndos(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('email_undos')
    .select('id')
    .where('done_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Remembers whose account returns: once it was replaced, its address leads to another one. */
export async function noteUndoneAccount(db: Db, id: string, uid: string): Promise<void> {
  await db.updateTable('email_undos').set({ uid }).where('id', '=', id).execute();
}

/** `uid`: the account that took the place of the former one. The mail that follows is due at once. */
export async function markSecured(
  tx: Transaction<Database>,
  id: string,
  { uid, now }: { uid: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('email_undos')
    .set({ uid, secured_at: now, next_try_at: now, sealed: null })
    .where('id', '=', id)
    .execute();
}

export async function postponeEmailUndo(db: Db, id: string, until: Date): Promise<void> {
  await db.updateTable('email_undos').set({ next_try_at: until }).where('id', '=', id).execute();
}

export async function endEmailUndo(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('email_undos').set({ done_at: now, sealed: null }).where('id', '=', id).execute();
}

/** Drops what is only history. */
export async function deleteEmailUndosDoneBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('email_undos').where('done_at', '<', instant).execute();
}

/** The active user of an account at the identity service. */
export async function findActiveUserByUid(db: Db, uid: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('firebase_uid', '=', uid)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a user another account at the identity service: tokens of the former one are nobody's from here on. */
export async function replaceAccount(
  tx: Transaction<Database>,
  userId: string,
  uid: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ firebase_uid: uid, updated_at: now, valid_after: sql<Date>`greatest(valid_after, ${now})` })
    .where('id', '=', userId)
    .execute();
}
