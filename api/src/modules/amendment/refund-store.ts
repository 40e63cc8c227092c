import type { Insertable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { RoomRefundRow, RoomRefundTable } from '../booking/tables.ts';
import type { TravelRoomRow } from '../travel/tables.ts';

export async function findRefundByKey(db: Db, key: string): Promise<RoomRefundRow | null> {
  const row = await db
    .selectFrom('room_refunds')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** The trip of a room. Unscoped: for operators, who reach all. */
export async function findTravelIdOfRoom(db: Db, roomId: string): Promise<string | null> {
  const row = await db
    .selectFrom('travel_rooms')
    .select('travel_id')
    .where('id', '=', roomId)
    .executeTakeFirst();
  return row?.travel_id ?? null;
}

/** Writes a refund onto its room and trip. The caller holds the trip's row. */
export async function insertRefund(
  db: Db,
  refund: Insertable<RoomRefundTable>,
  room: TravelRoomRow,
): Promise<void> {
  const { price, created_at: now } = refund;
  await db.insertInto('room_refunds').values(refund).execute();
  await db
    .updateTable('travel_rooms')
    .set({
      status: 'REFUNDED',
      refund_price: (room.refund_price ?? 0) + price,
      version: room.version + 1,
    })
    .where('id', '=', room.id)
    .execute();
  await db
    .updateTable('travels')
    .set((eb) => ({ refund_price: eb('refund_price', '+', price), updated_at: now }))
    .where('id', '=', room.travel_id)
    .execute();
}
