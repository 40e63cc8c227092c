import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

export interface GuestName {
  employee_id: string;
  family_name: string;
  given_name: string;
}

/**
 * Under which name each of these employees stays: that of their own profile, else that of their last trip. Nobody is in
 * it twice. Unscoped: for employees already checked.
 */
export async function findGuestNames(db: Db, employeeIds: readonly string[]): Promise<GuestName[]> {
  const own = await findOwnNames(db, employeeIds);
  const named = new Set(own.map(({ employee_id }) => employee_id));
  const others = employeeIds.filter((id) => !named.has(id));
  return others.length === 0 ? own : [...own, ...(await findLastNames(db, others))];
}

async function findOwnNames(db: Db, employeeIds: readonly string[]): Promise<GuestName[]> {
  return db
    .selectFrom('traveler_profiles')
    .select([
      'user_id as employee_id',
      sql<string>`family_name`.as('family_name'),
      sql<string>`given_name`.as('given_name'),
    ])
    .where('user_id', 'in', [...employeeIds])
    .where('family_name', 'is not', null)
    .where('given_name', 'is not', null)
    .execute();
}

async function findLastNames(db: Db, employeeIds: readonly string[]): Promise<GuestName[]> {
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
