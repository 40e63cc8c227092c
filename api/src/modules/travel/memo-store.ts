import type { Db } from '../../db/client.ts';
import type { MemoKind, TravelMemoRow } from './tables.ts';

/** A memo with the name of who wrote it. */
export type MemoWithAuthor = TravelMemoRow & { author_name: string };

export async function addMemo(
  db: Db,
  memo: { id: string; travelId: string; kind: MemoKind; authorId: string; text: string; now: Date },
): Promise<void> {
  await db
    .insertInto('travel_memos')
    .values({
      id: memo.id,
      travel_id: memo.travelId,
      kind: memo.kind,
      author_id: memo.authorId,
      text: memo.text,
      created_at: memo.now,
    })
    .execute();
}

/** In order of time. Unscoped: for a trip already checked. */
export async function findMemos(db: Db, travelId: string): Promise<MemoWithAuthor[]> {
  return memos(db)
    .where('travel_memos.travel_id', '=', travelId)
    .orderBy('travel_memos.created_at')
    .orderBy('travel_memos.id')
    .execute();
}

export async function findMemo(db: Db, id: string): Promise<MemoWithAuthor | null> {
  return (await memos(db).where('travel_memos.id', '=', id).executeTakeFirst()) ?? null;
}

export async function removeMemo(db: Db, id: string): Promise<void> {
  await db.deleteFrom('travel_memos').where('id', '=', id).execute();
}

function memos(db: Db) {
  return db
    .selectFrom('travel_memos')
    .innerJoin('users', 'users.id', 'travel_memos.author_id')
    .selectAll('travel_memos')
    .select('users.name as author_name');
}
