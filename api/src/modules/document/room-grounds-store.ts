import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { groundOn, latestBilled, saidGround } from '../tax-ground/ground-store.ts';
import type { KnownTax } from '../tax-ground/settle-ground.ts';

/** What is known of the tax of each room: of its hotel, of its bill, and what papers, void ones apart, say already. Unscoped. */
export async function findRoomGrounds(
  db: Db,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, KnownTax>> {
  if (roomIds.length === 0) return new Map();
  const ids = sql`${[...roomIds]}::text[]`;
  const { rows } = await sql<KnownTax & { roomId: string }>`
    with lines as (
      select l.room_id, l.tax_basis, l.hotel_registration_number, l.tax_rate_percent
      from invoice_lines l join invoices i on i.id = l.invoice_id
      where l.room_id = any(${ids}) and i.status <> 'VOID'
      union all
      select room_id, tax_basis, hotel_registration_number, tax_rate_percent
      from receipt_lines where room_id = any(${ids})
    ), said as (select room_id, ${saidGround('lines')} as said from lines group by room_id)
    select r.id as "roomId", said.said, ${groundOn('t.property_id', 't.end_date')} as ground,
      ${latestBilled('t.id')} as billed
    from travel_rooms r join travels t on t.id = r.travel_id left join said on said.room_id = r.id
    where r.id = any(${ids})`.execute(db);
  return new Map(rows.map(({ roomId, ...known }) => [roomId, known]));
}
