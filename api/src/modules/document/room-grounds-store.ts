import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { groundOn, latestBilled, paperGround, splitBill } from '../tax-ground/ground-store.ts';
import type { KnownTax } from '../tax-ground/settle-ground.ts';

/** What is known of the tax of each room: of its hotel, of its bill, and what papers, void ones apart, say already. Unscoped. */
export async function findRoomGrounds(
  db: Db,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, KnownTax>> {
  if (roomIds.length === 0) return new Map();
  const { rows } = await sql<KnownTax & { roomId: string }>`
    select r.id as "roomId", papers.said, ${groundOn('t.property_id', 't.end_date')} as ground,
      t.external_supplier_name is not null as "isElsewhere", ${latestBilled('t.id')} as billed,
      ${splitBill('t.id', 'papers.said')} as split
    from travel_rooms r join travels t on t.id = r.travel_id
      cross join lateral (select ${paperGround('r.id')} as said offset 0) papers
    where r.id = any(${sql`${[...roomIds]}::text[]`})`.execute(db);
  return new Map(rows.map(({ roomId, ...known }) => [roomId, known]));
}
