import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

export interface GuestName {
  employee_id: string;
  family_name: string;
  given_name: string;
}

/** Under which name each of these employees was last booked. Unscoped: for employees already checked. */
export async function findLastGuestNames(db: Db, employeeIds: readonly string[]): Promise<GuestName[]> {
  return db
    .selectFrom('travel_rooms')
    .innerJoin('travels', 'travels.id', 'travel_rooms.travel_id')
    .distinctOn('travel_rooms.employee_id')
    .select([
      sql<string>`travel_rooms.employee_id`.as('employee_id'),
      'travel_rooms.family_name',
      'travel_rooms.given_name',
    ])
    .where('travel_rooms.employee_id', 'in', [...employeeIds])
    .where('travels.status', '<>', 'FAILED')
    .orderBy('travel_rooms.employee_id')
    .orderBy('travels.created_at', 'desc')
    .orderBy('travel_rooms.room_number')
    .execute();
}
