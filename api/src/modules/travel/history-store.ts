import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import { newId } from '../../db/new-id.ts';
import type { Actor, HistoryType, RoomChange, TravelHistoryRow } from './tables.ts';

export interface HistoryEntry {
  travelId: string;
  type: HistoryType;
  by: Actor;
  userId: string | null;
  roomId?: string;
  linkedTravelId?: string | null;
  price?: number;
  reason?: string;
  roomChange?: RoomChange;
  billedTaxId?: string;
  now: Date;
}

export async function addHistory(db: Db, entry: HistoryEntry): Promise<void> {
  await db
    .insertInto('travel_histories')
    .values({
      id: newId(),
      travel_id: entry.travelId,
      history_type: entry.type,
      room_id: entry.roomId ?? null,
      by: entry.by,
      user_id: entry.userId,
      linked_travel_id: entry.linkedTravelId ?? null,
      price: entry.price ?? null,
      reason: entry.reason ?? null,
      billed_tax_id: entry.billedTaxId ?? null,
      room_change: entry.roomChange ? jsonb(entry.roomChange) : null,
      created_at: entry.now,
    })
    .execute();
}

/** In order of time. Unscoped: for a trip already checked. */
export async function findHistory(db: Db, travelId: string): Promise<TravelHistoryRow[]> {
  return db
    .selectFrom('travel_histories')
    .selectAll()
    .where('travel_id', '=', travelId)
    .orderBy('created_at')
    .orderBy('sequence')
    .execute();
}
