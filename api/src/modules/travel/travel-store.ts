import { CompiledQuery } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import { inScope } from './in-scope.ts';
import { listedRoomColumns } from './listed-columns.ts';
import type { ListedRoom, TravelRoomRow, TravelRow, TravelTable } from './tables.ts';

/** A trip inside the scope; a foreign one is absent. */
export async function findTravel(db: Db, scope: TenantScope, id: string): Promise<TravelRow | null> {
  const row = await db
    .selectFrom('travels')
    .selectAll()
    .where('id', '=', id)
    .where(inScope(scope))
    .executeTakeFirst();
  return row ?? null;
}

/** Unscoped: for jobs. */
export async function findTravelBy(
  db: Db,
  column: 'id' | 'attempt_id',
  value: string,
): Promise<TravelRow | null> {
  const row = await db.selectFrom('travels').selectAll().where(column, '=', value).executeTakeFirst();
  return row ?? null;
}

/** The trip of a guest's key; whether the key still opens it is for the caller to judge. */
export interface TravelOfKey {
  travel: TravelRow;
  isBranchClosed: boolean;
}

/** Unscoped: who has the key may see the trip, while the key works. */
export async function findTravelOfKey(db: Db, keyHash: string): Promise<TravelOfKey | null> {
  const row = await db
    .selectFrom('travels')
    .innerJoin('branches', 'branches.id', 'travels.branch_id')
    .selectAll('travels')
    .select('branches.status as branch_status')
    .where('travels.public_key_hash', '=', keyHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { branch_status, ...travel } = row;
  return { travel, isBranchClosed: branch_status === 'CLOSED' };
}

/** Trips by id. Unscoped: for trips already checked. */
export async function findTravels(db: Db, ids: readonly string[]): Promise<TravelRow[]> {
  return db
    .selectFrom('travels')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** The rooms of trips, in order. Unscoped: for trips already checked. */
export async function findTravelRooms(db: Db, travelIds: readonly string[]): Promise<TravelRoomRow[]> {
  if (travelIds.length === 0) return [];
  return db
    .selectFrom('travel_rooms')
    .selectAll()
    .where('travel_id', 'in', [...travelIds])
    .orderBy('travel_id')
    .orderBy('room_number')
    .execute();
}

// Constant text: this runs for each page of trips, and building a query costs more than sending it.
const findRoomsOfList = `
  select ${listedRoomColumns.join(', ')} from travel_rooms
  where travel_id = any(array(select jsonb_array_elements_text($1::text::jsonb))) order by travel_id, room_number`;

/** `findTravelRooms` without what is long. */
export async function findListedRooms(db: Db, travelIds: readonly string[]): Promise<ListedRoom[]> {
  const query = CompiledQuery.raw(findRoomsOfList, [JSON.stringify(travelIds)]) as CompiledQuery<ListedRoom>;
  return (await db.executeQuery(query)).rows;
}

/** The hotel of a trip as it was when it was booked. Unscoped: for a trip already checked. */
export async function findHotelMemory(
  db: Db,
  travelId: string,
): Promise<Pick<TravelTable, 'property_id' | 'hotel_name_en' | 'time_zone' | 'property_snapshot'>> {
  return db
    .selectFrom('travels')
    .select(['property_id', 'hotel_name_en', 'time_zone', 'property_snapshot'])
    .where('id', '=', travelId)
    .executeTakeFirstOrThrow();
}

/** Those of the trips that another attempt is to replace: it holds funds, is at the supplier, or is confirmed. */
export async function findMovedTravels(
  db: Db,
  travelIds: readonly string[],
  exceptAttemptId = '',
): Promise<string[]> {
  const rows = await db
    .selectFrom('booking_attempts')
    .select('previous_travel_id')
    .where('previous_travel_id', 'in', [...travelIds])
    .where('state', 'not in', ['CREATED', 'FAILED'])
    .where('id', '<>', exceptAttemptId)
    .execute();
  return rows.flatMap(({ previous_travel_id: id }) => id ?? []);
}

/**
 * Holds the trip's row until the transaction ends, so that changes of what its rooms cost take turns. Rows that refer to
 * the trip may be written meanwhile: another trip's transaction does so while it holds what this one waits for.
 */
export async function lockTravel(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('travels').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
