import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { PasswordCodeRow } from '../account-task/tables.ts';

export async function insertPasswordCode(
  tx: Transaction<Database>,
  row: Pick<
    PasswordCodeRow,
    'id' | 'code_hash' | 'email' | 'secret_hash' | 'asked_by' | 'created_at' | 'expires_at'
  >,
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

/** How many codes were asked for an address since an instant, up to and with this one: by all, and by its network. */
export async function countCodesUpTo(
  db: Db,
  row: PasswordCodeRow,
  since: Date,
): Promise<{ all: number; ofNetwork: number }> {
  return db
    .selectFrom('password_codes')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(eb('asked_by', 'is not distinct from', row.asked_by))
        .as('ofNetwork'),
    ])
    .where('email', '=', row.email)
    .where('created_at', '>', since)
    .where('created_at', '<=', row.created_at)
    .executeTakeFirstOrThrow();
}

/** Notes that a request is answered by a hint instead of a code; false when the address got one shortly before. */
export async function claimHint(
  db: Db,
  row: PasswordCodeRow,
  { now, pauseMs }: { now: Date; pauseMs: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Requests for one address take turns.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`password-hint:${row.email}`}, 0))`.execute(tx);
    const before = await tx
      .selectFrom('password_codes')
      .select('id')
      .where('email', '=', row.email)
      .where('id', '<>', row.id)
      .where('hint_mailed_at', '>', new Date(now.getTime() - pauseMs))
      .executeTakeFirst();
    if (before !== undefined) return false;
    await tx.updateTable('password_codes').set({ hint_mailed_at: now }).where('id', '=', row.id).execute();
    return true;
  });
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
