import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { BrakeLiftRow } from './tables.ts';

/** The lifts of these counts that have not ended, the newest of each. */
export async function findLifts(db: Db, keys: readonly string[], now: Date): Promise<BrakeLiftRow[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('brake_lifts')
    .distinctOn('key')
    .selectAll()
    .where('key', 'in', [...keys])
    .where('ends_at', '>', now)
    .orderBy('key')
    .orderBy('created_at', 'desc')
    .execute();
}

/** False, and nothing written, while an earlier lift of the count lasts. */
export async function insertFirstLift(tx: Db, lift: BrakeLiftRow): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`brake-lift:${lift.key}`}, 0))`.execute(tx);
  if ((await findLifts(tx, [lift.key], lift.created_at)).length > 0) return false;
  await tx.insertInto('brake_lifts').values(lift).execute();
  return true;
}

/** Lifts that ended, too, newest first. */
export async function findLiftPage(
  db: Db,
  { first, after }: { first: number; after: readonly string[] | null },
): Promise<BrakeLiftRow[]> {
  let query = db.selectFrom('brake_lifts').selectAll();
  if (after) {
    const [createdAt = '', id = ''] = after;
    query = query.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id})`);
  }
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(first + 1)
    .execute();
}

export async function countLifts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('brake_lifts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
