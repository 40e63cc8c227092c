import { sql } from 'kysely';
import { storedCountry } from '../../adapters/supplier/stored/stored-country.ts';
import type { Db } from '../../db/client.ts';
import type { HotelTaxGroundRow } from './tables.ts';

/** A hotel of trips, as operators look for it. */
export interface TaxedHotel {
  propertyId: string;
  hotelName: string;
  /** Null of one that is on record and has no trip. */
  city: string | null;
}

/**
 * The hotels in Japan of trips with this text in the hotel's name or the trip's number, those of the newest trips
 * first; of the newest 500 such trips. Unscoped: for operators, who reach all.
 */
export async function findTaxedHotels(db: Db, text: string, atMost: number): Promise<TaxedHotel[]> {
  const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<TaxedHotel>`
    with named as (
      select t.id from travels t
      where character_pairs(t.hotel_name || ' ' || t.hotel_name_en) @> character_pairs(${text})
        and t.hotel_name || ' ' || t.hotel_name_en ilike ${like}
      union
      select t.id from travels t
      where character_pairs(t.travel_number) @> character_pairs(${text}) and t.travel_number ilike ${like}
    ), newest as (
      select t.* from travels t join named on named.id = t.id order by t.created_at desc limit 500
    )
    select property_id as "propertyId", (array_agg(hotel_name order by created_at desc))[1] as "hotelName",
      (array_agg(city order by created_at desc))[1] as "city"
    from newest
    where coalesce(${storedCountry('newest.property_snapshot', 'ja')},
      case when time_zone = 'Asia/Tokyo' then 'JP' else '' end) = 'JP'
    group by property_id order by max(created_at) desc, property_id limit ${atMost}`.execute(db);
  return rows;
}

/** A hotel in Japan of any trip, or one on record; null when there is none. Unscoped: for operators, who reach all. */
export async function findTaxedHotel(db: Db, propertyId: string): Promise<TaxedHotel | null> {
  const { rows } = await sql<TaxedHotel>`
    select t.property_id as "propertyId", t.hotel_name as "hotelName", t.city
    from travels t
    where t.property_id = ${propertyId} and coalesce(${storedCountry('t.property_snapshot', 'ja')},
      case when t.time_zone = 'Asia/Tokyo' then 'JP' else '' end) = 'JP'
    order by t.created_at desc limit 1`.execute(db);
  const [onTrip] = rows;
  if (onTrip) return onTrip;
  const [known] = await findGrounds(db, [propertyId]);
  return known ? { propertyId, hotelName: known.hotel_name, city: null } : null;
}

/** The hotels on record, the one that was recorded last first. Unscoped: for operators, who reach all. */
export async function findRecordedHotels(db: Db, atMost: number): Promise<TaxedHotel[]> {
  const { rows } = await sql<TaxedHotel>`
    select property_id as "propertyId", (array_agg(hotel_name order by created_at desc, id desc))[1] as "hotelName",
      null as "city"
    from hotel_tax_grounds group by property_id order by max(created_at) desc, property_id limit ${atMost}`.execute(
    db,
  );
  return rows;
}

/** Everything that was ever recorded of hotels: what holds since the latest day first, the newest of such first. Unscoped: for operators, who reach all. */
export async function findGrounds(db: Db, propertyIds: readonly string[]): Promise<HotelTaxGroundRow[]> {
  if (propertyIds.length === 0) return [];
  return db
    .selectFrom('hotel_tax_grounds')
    .selectAll()
    .where('property_id', 'in', [...propertyIds])
    .orderBy(sql`coalesce(valid_from, '-infinity')`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
