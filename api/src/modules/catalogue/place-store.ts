import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

export interface Place {
  countryCode: string;
  timeZone: string;
  latitude: number;
  longitude: number;
}

/**
 * Where hotels of a city with this name (Japanese or English) are: the middle of most of them. Null when the catalogue
 * has no hotel there. Public data: no scope.
 */
export async function findPlaceOfCity(db: Db, city: string): Promise<Place | null> {
  const name = city.normalize('NFKC').trim().toLowerCase();
  const row = await db
    .selectFrom('properties')
    .select((eb) => [
      'country_code',
      'time_zone',
      sql<number>`avg(latitude)::float8`.as('latitude'),
      sql<number>`avg(longitude)::float8`.as('longitude'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where(sql<boolean>`${name} in (lower(city_ja), lower(city_en))`)
    .groupBy(['country_code', 'time_zone'])
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { country_code: countryCode, time_zone: timeZone, latitude, longitude } = row;
  return { countryCode, timeZone, latitude, longitude };
}
