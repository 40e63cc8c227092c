import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

export interface Place {
  countryCode: string;
  timeZone: string;
  /** The city's English name, if the catalog has one. */
  cityEn: string | null;
  latitude: number;
  longitude: number;
}

/**
 * Where the hotels of a country's city with this name (Japanese or English) are, one place for each time zone: the
 * middle of its hotels, most hotels first. Empty when the catalog has none there. Public data: no scope.
 */
export async function findPlacesOfCity(db: Db, city: string, countryCode: string): Promise<Place[]> {
  const name = city.normalize('NFKC').trim().toLowerCase();
  const rows = await db
    .selectFrom('properties')
    .select((eb) => [
      'time_zone',
      eb.fn.min('city_en').as('city_en'),
      ...middle,
      eb.fn.countAll<number>().as('count'),
    ])
    .where('country_code', '=', countryCode)
    .where(sql<boolean>`${name} in (lower(city_ja), lower(city_en))`)
    .groupBy('time_zone')
    .orderBy('count', 'desc')
    .orderBy('time_zone')
    .execute();
  return rows.map(({ time_zone: timeZone, city_en: cityEn, latitude, longitude }) => ({
    countryCode,
    timeZone,
    cityEn,
    latitude,
    longitude,
  }));
}

/** The clocks of these hotels, that of most of them first. Public data: no scope. */
export async function findZonesOfHotels(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('properties')
    .select((eb) => ['time_zone', eb.fn.countAll<number>().as('count')])
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .groupBy('time_zone')
    .orderBy('count', 'desc')
    .orderBy('time_zone')
    .execute();
  return rows.map(({ time_zone: timeZone }) => timeZone);
}

/** The middle of a country's hotels; null when the catalog has none there. Public data: no scope. */
export async function findMiddleOfCountry(
  db: Db,
  countryCode: string,
): Promise<Pick<Place, 'latitude' | 'longitude'> | null> {
  const row = await db
    .selectFrom('properties')
    .select([...middle])
    .where('country_code', '=', countryCode)
    .groupBy('country_code')
    .executeTakeFirst();
  return row ?? null;
}

const middle = [
  sql<number>`avg(latitude)::float8`.as('latitude'),
  sql<number>`avg(longitude)::float8`.as('longitude'),
] as const;
