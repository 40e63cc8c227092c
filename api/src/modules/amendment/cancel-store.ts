import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { PreviousTravelChoice } from '../../graphql/__generated__/schema-types.ts';
import type { Actor, TravelRoomRow } from '../travel/tables.ts';

/** What becomes of the trip that is replaced, for at most what. */
export interface PreviousAgreement {
  wish: PreviousTravelChoice;
  /** For CANCEL. */
  penalty: number | null;
}

export interface CancelIntent {
  penalty: number;
  previous: PreviousAgreement | null;
  by: Actor;
  userId: string | null;
  reason: string | null;
  now: Date;
  nextCheckAt: Date;
}

/** Writes down that the room is about to be canceled; null when it is not bookable any more or another one does it. */
export async function claimCancel(
  db: Db,
  room: TravelRoomRow,
  intent: CancelIntent,
): Promise<TravelRoomRow | null> {
  const row = await db
    .updateTable('travel_rooms')
    .set({
      cancel_state: 'SENT',
      cancel_penalty: intent.penalty,
      cancel_by: intent.by,
      cancel_user_id: intent.userId,
      cancel_reason: intent.reason,
      cancel_started_at: intent.now,
      cancel_next_check_at: intent.nextCheckAt,
      cancel_tries: 0,
      cancel_previous_wish: intent.previous?.wish ?? null,
      cancel_previous_penalty: intent.previous?.penalty ?? null,
      version: room.version + 1,
    })
    .where('id', '=', room.id)
    .where('version', '=', room.version)
    .where('status', 'in', ['BOOKED', 'REFUNDED'])
    .where('canceled_at', 'is', null)
    .where('cancel_state', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The answer was not clear, or is awaited again. */
export async function awaitCancel(db: Db, room: TravelRoomRow, nextCheckAt: Date): Promise<void> {
  await db
    .updateTable('travel_rooms')
    .set((eb) => ({
      cancel_state: 'UNKNOWN',
      cancel_next_check_at: nextCheckAt,
      cancel_tries: eb('cancel_tries', '+', 1),
    }))
    .where('id', '=', room.id)
    .where('cancel_state', 'is not', null)
    .execute();
}

/** The supplier refused: the room stays booked and may be canceled again. */
export async function dropCancel(db: Db, room: TravelRoomRow): Promise<void> {
  await db
    .updateTable('travel_rooms')
    .set((eb) => ({
      cancel_state: null,
      cancel_penalty: null,
      cancel_previous_wish: null,
      cancel_previous_penalty: null,
      cancel_next_check_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', room.id)
    .where('canceled_at', 'is', null)
    .execute();
}

/** Null when the room was not under cancellation: it was finished before. */
export async function markRoomCanceled(
  db: Db,
  room: TravelRoomRow,
  penalty: number,
  now: Date,
): Promise<TravelRoomRow | null> {
  const row = await db
    .updateTable('travel_rooms')
    .set((eb) => ({
      status: 'CANCELED',
      penalty_price: sql<number>`least(${penalty}, payment_price - coalesce(refund_price, 0))`,
      // What an operator returned before stays returned: the penalty is kept of what is left.
      refund_price: sql<number>`greatest(payment_price - ${penalty}, coalesce(refund_price, 0))`,
      canceled_at: now,
      cancel_state: null,
      cancel_next_check_at: null,
      // A change that was still open has lost its room.
      change_state: null,
      change_request: null,
      change_next_check_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', room.id)
    .where('canceled_at', 'is', null)
    .where('cancel_state', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
