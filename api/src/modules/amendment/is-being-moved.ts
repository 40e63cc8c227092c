import type { Db } from '../../db/client.ts';

/**
 * Whether a booking that replaces the trip holds funds or is at the supplier, or is confirmed and the trip is yet to be
 * given up for it. Certain only while the trip's row is locked (`lockTravel`): an attempt is reserved under that lock.
 */
export async function isBeingMoved(db: Db, travelId: string): Promise<boolean> {
  const attempt = await db
    .selectFrom('booking_attempts')
    .select('id')
    .where('previous_travel_id', '=', travelId)
    .where('state', 'in', ['AUTHORIZING', 'AUTHORIZED', 'SUPPLIER_SENT', 'SUPPLIER_UNKNOWN'])
    .executeTakeFirst();
  if (attempt) return true;
  const change = await db
    .selectFrom('date_changes')
    .select('attempt_id')
    .where('previous_travel_id', '=', travelId)
    .where('state', '=', 'CANCELING')
    .executeTakeFirst();
  return change !== undefined;
}
