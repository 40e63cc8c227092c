import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { HotelGround } from './settle-ground.ts';
import type { HotelTaxGroundRow } from './tables.ts';

/** SQL: what is known of the hotel in a column, as JSON; null when nothing is. */
export function latestGround(propertyId: string): RawBuilder<HotelGround | null> {
  return sql<HotelGround | null>`(select json_build_object('basis', g.basis, 'registration_number', g.registration_number,
      'checked_on', g.checked_on, 'consent_on', g.consent_on)
    from hotel_tax_grounds g where g.property_id = ${sql.ref(propertyId)}
    order by g.created_at desc, g.id desc limit 1)`;
}

/** SQL: what papers have said of a room's tax, as JSON, of the lines of a group; null when none is taxed. */
export function saidGround(lines: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${lines}.${name}`);
  return sql`(array_agg(json_build_object('basis', ${column('tax_basis')}, 'hotelNumber', ${column('hotel_registration_number')}))
    filter (where ${column('tax_rate_percent')} is not null))[1]`;
}

/** Writes down what was found out of a hotel. */
export async function insertGround(db: Db, ground: HotelTaxGroundRow): Promise<void> {
  await db.insertInto('hotel_tax_grounds').values(ground).execute();
}
