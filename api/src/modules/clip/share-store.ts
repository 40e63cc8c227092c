import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import type { HotelShareRow } from './tables.ts';

/** The branch's link to a hotel; a new one unless there is one. Two people sharing at once get the same. */
export async function ensureShare(db: Db, share: HotelShareRow): Promise<HotelShareRow> {
  await db
    .insertInto('hotel_shares')
    .values({ ...share, property_snapshot: jsonb(share.property_snapshot) })
    .onConflict((conflict) => conflict.columns(['branch_id', 'property_id']).doNothing())
    .execute();
  return db
    .selectFrom('hotel_shares')
    .selectAll()
    .where('branch_id', '=', share.branch_id)
    .where('property_id', '=', share.property_id)
    .executeTakeFirstOrThrow();
}

/** Replaces a key that the server can't read any more. */
export async function renewShareKey(
  db: Db,
  share: HotelShareRow,
  key: { hash: string; sealed: string },
): Promise<void> {
  await db
    .updateTable('hotel_shares')
    .set({ key_hash: key.hash, key_sealed: key.sealed })
    .where('id', '=', share.id)
    .execute();
}

/** The share that a key opens; a closed branch shares nothing any more. */
export async function findShareByKey(db: Db, keyHash: string): Promise<HotelShareRow | null> {
  const row = await db
    .selectFrom('hotel_shares')
    .innerJoin('branches', 'branches.id', 'hotel_shares.branch_id')
    .selectAll('hotel_shares')
    .where('hotel_shares.key_hash', '=', keyHash)
    .where('branches.status', '<>', 'CLOSED')
    .executeTakeFirst();
  return row ?? null;
}
