import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import type { NewTravelRows } from '../booking/new-travel-rows.ts';
import type { SealedPublicKey } from './public-key.ts';

export async function findTravelOfAttempt(db: Db, attemptId: string): Promise<string | null> {
  const row = await db
    .selectFrom('travels')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertTravel(db: Db, rows: NewTravelRows): Promise<void> {
  await db
    .insertInto('travels')
    .values({
      ...rows.travel,
      property_snapshot: jsonb(rows.travel.property_snapshot),
      stay: jsonb(rows.travel.stay),
      rate: jsonb(rows.travel.rate),
      seller: rows.travel.seller ? jsonb(rows.travel.seller) : null,
    })
    .execute();
  for (const room of rows.rooms) {
    await db
      .insertInto('travel_rooms')
      .values({ ...room, child_ages: jsonb(room.child_ages), supplier_room: null })
      .execute();
  }
}

/** There is no such booking: the trip that showed 確認中 has failed. Returns its id; null when there is none. */
export async function markTravelFailed(db: Db, attemptId: string, now: Date): Promise<string | null> {
  const travel = await db
    .updateTable('travels')
    .set({ status: 'FAILED', itinerary_next_read_at: null, updated_at: now })
    .where('attempt_id', '=', attemptId)
    .where('status', '=', 'BOOKING')
    .returning('id')
    .executeTakeFirst();
  if (!travel) return null;
  await db
    .updateTable('travel_rooms')
    .set({ status: 'FAILED' })
    .where('travel_id', '=', travel.id)
    .where('status', '=', 'PENDING')
    .execute();
  return travel.id;
}

/** The supplier has the booking; its own record of it is read soon after. */
export async function markTravelBooked(
  db: Db,
  booked: { travelId: string; itineraryId: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('travels')
    .set({
      status: 'BOOKED',
      itinerary_id: booked.itineraryId,
      itinerary_next_read_at: booked.now,
      booked_at: booked.now,
      updated_at: booked.now,
    })
    .where('id', '=', booked.travelId)
    .where('status', '=', 'BOOKING')
    .execute();
  await db
    .updateTable('travel_rooms')
    .set({ status: 'BOOKED' })
    .where('travel_id', '=', booked.travelId)
    .where('status', '=', 'PENDING')
    .execute();
}

/** No key closes the trip's public link. */
export async function savePublicKey(
  db: Db,
  travelId: string,
  { key, until, now }: { key: SealedPublicKey | null; until: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('travels')
    .set({
      public_key_hash: key?.hash ?? null,
      public_key_sealed: key?.sealed ?? null,
      public_key_until: until,
      updated_at: now,
    })
    .where('id', '=', travelId)
    .execute();
}
