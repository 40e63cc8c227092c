import { sql } from 'kysely';
import type { Db } from '../../src/db/client.ts';
import {
  getRoomParts,
  type RatePrices,
  type SplitBill,
  splitByParts,
} from '../../src/modules/tax-ground/bill-parts.ts';
import { saidByRate } from '../../src/modules/tax-ground/ground-store.ts';

export interface SplitRoom {
  table: 'papers' | 'entries';
  roomId: string;
  said: RatePrices;
  /** What its stay costs now, in the proportion of the bill. */
  owed: RatePrices;
}

/** What papers and entries say, rate by rate, of rooms whose bill has parts. */
export async function readSplitRooms(db: Db): Promise<SplitRoom[]> {
  const { rows } = await sql<{
    table: SplitRoom['table'];
    roomId: string;
    price: number;
    split: SplitBill;
    said: RatePrices;
  }>`
    with said as (
      select 'papers' as "table", l.room_id, l.billed_tax_id, l.tax_rate_percent, l.price
      from invoice_lines l join invoices i on i.id = l.invoice_id where i.status <> 'VOID'
      union all
      select 'entries', e.room_id, e.billed_tax_id, e.tax_rate_percent, e.price from accounting_entries e
    )
    select s."table", s.room_id as "roomId",
      case when r.canceled_at is null then r.payment_price - coalesce(r.refund_price, 0) else 0 end as price,
      json_build_object('id', b.id, 'parts', b.parts, 'rooms', (select json_agg(json_build_object(
        'id', o.id, 'price', o.payment_price) order by o.room_number) from travel_rooms o where o.travel_id = r.travel_id)) as split,
      ${saidByRate('s')} as said
    from said s join travel_rooms r on r.id = s.room_id join billed_taxes b on b.id = s.billed_tax_id
    group by s."table", s.room_id, r.id, b.id, b.parts`.execute(db);
  return rows.map(({ table, roomId, price, split, said }) => ({
    table,
    roomId,
    said,
    owed: splitByParts(price, getRoomParts(split, roomId)),
  }));
}
