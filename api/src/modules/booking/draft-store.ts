import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import type { BookingDraft } from './booking-types.ts';
import type { BookingDraftRow } from './tables.ts';

interface Owner {
  priceCheckId: string;
  userId: string;
  branchId: string;
}

/** A user's draft; someone else's is absent. */
export async function findDraft(db: Db, owner: Owner): Promise<BookingDraftRow | null> {
  const row = await db
    .selectFrom('booking_drafts')
    .selectAll()
    .where('price_check_id', '=', owner.priceCheckId)
    .where('user_id', '=', owner.userId)
    .where('branch_id', '=', owner.branchId)
    .executeTakeFirst();
  return row ?? null;
}

/** The last one to write wins; its revision is higher than every earlier one. */
export async function putDraft(
  db: Db,
  { priceCheckId, userId, branchId }: Owner,
  draft: BookingDraft,
  now: Date,
): Promise<void> {
  await db
    .insertInto('booking_drafts')
    .values({
      price_check_id: priceCheckId,
      user_id: userId,
      branch_id: branchId,
      draft: jsonb(draft),
      saved_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['price_check_id', 'user_id']).doUpdateSet((eb) => ({
        draft: jsonb(draft),
        revision: eb('booking_drafts.revision', '+', 1),
        saved_at: now,
      })),
    )
    .execute();
}

/** Everybody's drafts of a preparation. */
export async function deleteDrafts(db: Db, priceCheckId: string): Promise<void> {
  await db.deleteFrom('booking_drafts').where('price_check_id', '=', priceCheckId).execute();
}

export async function deleteDraftsSavedBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('booking_drafts').where('saved_at', '<', instant).execute();
}
