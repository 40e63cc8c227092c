import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { latestGround, saidGround } from '../tax-ground/ground-store.ts';
import type { HotelGround, LineGround } from '../tax-ground/settle-ground.ts';

/** What is known of the tax of a room: of its hotel, and what papers, void ones apart, say already. */
export interface RoomGround {
  ground: HotelGround | null;
  said: LineGround | null;
}

/** The same by room. Unscoped. */
export async function findRoomGrounds(
  db: Db,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, RoomGround>> {
  if (roomIds.length === 0) return new Map();
  const ids = sql`${[...roomIds]}::text[]`;
  const { rows } = await sql<RoomGround & { roomId: string }>`
    with lines as (
      select l.room_id, l.tax_basis, l.hotel_registration_number, l.tax_rate_percent
      from invoice_lines l join invoices i on i.id = l.invoice_id
      where l.room_id = any(${ids}) and i.status <> 'VOID'
      union all
      select room_id, tax_basis, hotel_registration_number, tax_rate_percent
      from receipt_lines where room_id = any(${ids})
    ), said as (select room_id, ${saidGround('lines')} as said from lines group by room_id)
    select r.id as "roomId", said.said, ${latestGround('t.property_id')} as ground
    from travel_rooms r join travels t on t.id = r.travel_id left join said on said.room_id = r.id
    where r.id = any(${ids})`.execute(db);
  return new Map(rows.map(({ roomId, ground, said }) => [roomId, { ground, said }]));
}
