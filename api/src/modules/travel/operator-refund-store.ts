import type { Db } from '../../db/client.ts';

/** Yen that operators returned for these rooms, by room; a room without a refund is not in it. Unscoped. */
export async function findOperatorRefunds(
  db: Db,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('room_refunds')
    .select((eb) => ['room_id', eb.fn.sum<number>('price').as('price')])
    .where('room_id', 'in', [...roomIds])
    .groupBy('room_id')
    .execute();
  return new Map(rows.map(({ room_id, price }) => [room_id, Number(price)]));
}
