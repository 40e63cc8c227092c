import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import type { ClipRow } from './tables.ts';

/** How many a person has saved. */
export async function countClips(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('clipped_hotel_rates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The viewer's own clips, newest first. */
export async function findClips(db: Db, userId: string): Promise<ClipRow[]> {
  return db
    .selectFrom('clipped_hotel_rates')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Keeps a clip unless the person has it or has `limit` of them. The person's row is locked, so that two clicks at
 * once can't go beyond the limit.
 */
export async function insertClip(
  db: Db,
  clip: ClipRow,
  limit: number,
): Promise<'inserted' | 'exists' | 'full'> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', clip.user_id).forUpdate().execute();
    const own = await tx
      .selectFrom('clipped_hotel_rates')
      .select(['property_id', 'room_id', 'rate_id', 'is_package'])
      .where('user_id', '=', clip.user_id)
      .execute();
    const same = own.some(
      (row) =>
        row.property_id === clip.property_id &&
        row.room_id === clip.room_id &&
        row.rate_id === clip.rate_id &&
        row.is_package === clip.is_package,
    );
    if (same) return 'exists';
    if (own.length >= limit) return 'full';
    await tx
      .insertInto('clipped_hotel_rates')
      .values({ ...clip, content: jsonb(clip.content), stay: clip.stay && jsonb(clip.stay) })
      .execute();
    return 'inserted';
  });
}

/** Deletes the viewer's own clips among the ids and returns which those were. */
export async function deleteClips(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .deleteFrom('clipped_hotel_rates')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
