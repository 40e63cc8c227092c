import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/**
 * Numbers of the invoices, void ones apart, receipts and return invoices that have a line of these rooms, by room and in
 * order of issue; a room without one is not in it. Unscoped.
 */
export async function findPaperNumbers(
  db: Db,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (roomIds.length === 0) return new Map();
  const { rows } = await sql<{ roomId: string; numbers: string[] }>`
    select room_id as "roomId", array_agg(number order by issued_at, number) as "numbers" from (
      select l.room_id, i.invoice_number as number, i.issued_at
      from invoice_lines l join invoices i on i.id = l.invoice_id
      where l.room_id = any(${[...roomIds]}::text[]) and i.status <> 'VOID'
      union
      select l.room_id, r.receipt_number, r.issued_at
      from receipt_lines l join receipts r on r.id = l.receipt_id
      where l.room_id = any(${[...roomIds]}::text[])
    ) papers group by room_id`.execute(db);
  return new Map(rows.map(({ roomId, numbers }) => [roomId, numbers]));
}
