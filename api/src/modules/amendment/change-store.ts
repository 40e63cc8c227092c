import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import type { Actor, RoomDetails, TravelRoomRow } from '../travel/tables.ts';

const settled = {
  change_state: null,
  change_request: null,
  change_by: null,
  change_user_id: null,
  change_next_check_at: null,
};

/** Writes down what the room is about to be changed to; null when it is given up, or changed or canceled just now. */
export async function claimChange(
  db: Db,
  room: TravelRoomRow,
  intent: { details: RoomDetails; by: Actor; userId: string; now: Date; nextCheckAt: Date },
): Promise<TravelRoomRow | null> {
  const row = await db
    .updateTable('travel_rooms')
    .set({
      change_state: 'SENT',
      change_request: jsonb(intent.details),
      change_by: intent.by,
      change_user_id: intent.userId,
      change_started_at: intent.now,
      change_next_check_at: intent.nextCheckAt,
      change_tries: 0,
      version: room.version + 1,
    })
    .where('id', '=', room.id)
    .where('version', '=', room.version)
    .where('canceled_at', 'is', null)
    .where('cancel_state', 'is', null)
    .where('change_state', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The answer was not clear, or is awaited again. False when another process has counted a try since the room was read:
 * only one of them may send the change again.
 */
export async function awaitChange(db: Db, room: TravelRoomRow, nextCheckAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('travel_rooms')
    .set((eb) => ({
      change_state: 'UNKNOWN',
      change_next_check_at: nextCheckAt,
      change_tries: eb('change_tries', '+', 1),
    }))
    .where('id', '=', room.id)
    .where('change_state', 'is not', null)
    .where('change_tries', '=', room.change_tries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** It did not happen: the room stays as it was and may be changed again. */
export async function dropChange(db: Db, room: TravelRoomRow): Promise<void> {
  await db
    .updateTable('travel_rooms')
    .set((eb) => ({ ...settled, version: eb('version', '+', 1) }))
    .where('id', '=', room.id)
    .where('change_state', 'is not', null)
    .execute();
}

/** The supplier has taken it. False, and nothing changes, when the room was given up or the change recorded meanwhile. */
export async function markRoomChanged(db: Db, room: TravelRoomRow, details: RoomDetails): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('travel_rooms')
    .set((eb) => ({
      family_name: details.familyName,
      given_name: details.givenName,
      special_request: details.specialRequest,
      smoking: details.smoking,
      ...settled,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', room.id)
    .where('change_state', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
