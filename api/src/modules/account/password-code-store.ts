import type { Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { PasswordCodeRow } from '../account-task/tables.ts';

export async function insertPasswordCode(
  tx: Transaction<Database>,
  row: Pick<PasswordCodeRow, 'id' | 'code_hash' | 'email' | 'secret_hash' | 'created_at' | 'expires_at'>,
): Promise<void> {
  await tx.insertInto('password_codes').values(row).execute();
}

export async function findPasswordCode(
  db: Db,
  by: { id: string } | { codeHash: string },
): Promise<PasswordCodeRow | null> {
  const query = db.selectFrom('password_codes').selectAll();
  const row = await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('code_hash', '=', by.codeHash)
  ).executeTakeFirst();
  return row ?? null;
}

/** How many codes were asked for an address since an instant, up to and with this one. */
export async function countCodesUpTo(db: Db, row: PasswordCodeRow, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('password_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', row.email)
    .where('created_at', '>', since)
    .where('created_at', '<=', row.created_at)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts one try; false when all are used up, however many come at once. */
export async function countTry(db: Db, id: string, maxTries: number): Promise<boolean> {
  const row = await db
    .updateTable('password_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', maxTries)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a code up; false when it was used before. */
export async function takeCode(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('password_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a code back that was right but could not be put to use, with its try. */
export async function giveCodeBack(db: Db, id: string): Promise<void> {
  await db
    .updateTable('password_codes')
    .set(({ eb }) => ({ used_at: null, tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Drops old requests: they hold addresses of people who may have nothing to do with us. */
export async function deleteCodesExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('password_codes').where('expires_at', '<', instant).execute();
}
