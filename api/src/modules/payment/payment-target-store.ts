import type { Db } from '../../db/client.ts';

/**
 * What the card of an attempt should have paid in the end, in yen; null while that is open, because the supplier
 * has not said whether there is a booking.
 */
export async function findPaymentTarget(db: Db, attemptId: string): Promise<number | null> {
  const attempt = await db
    .selectFrom('booking_attempts')
    .select('state')
    .where('id', '=', attemptId)
    .executeTakeFirst();
  if (attempt?.state === 'RELEASING') return 0;
  if (attempt?.state !== 'CONFIRMED') return null;
  const rooms = await db
    .selectFrom('travel_rooms')
    .innerJoin('travels', 'travels.id', 'travel_rooms.travel_id')
    .select(['travel_rooms.status', 'travel_rooms.payment_price', 'travel_rooms.refund_price'])
    .where('travels.attempt_id', '=', attemptId)
    .execute();
  return rooms.reduce((sum, room) => sum + (room.payment_price - (room.refund_price ?? 0)), 0);
}
