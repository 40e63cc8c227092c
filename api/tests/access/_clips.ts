import { newId } from '../../src/db/new-id.ts';
import type { TestApi } from '../_testkit.ts';
import type { Seat } from './_people.ts';

/** A rate of any hotel that the person has saved. */
export async function addClip(api: TestApi, seat: Seat): Promise<string> {
  const property = await api.app.db
    .selectFrom('property_contents')
    .innerJoin('properties', 'properties.id', 'property_contents.property_id')
    .selectAll()
    .where('language', '=', 'ja-JP')
    .limit(1)
    .executeTakeFirstOrThrow();
  const id = newId();
  await api.app.db
    .insertInto('clipped_hotel_rates')
    .values({
      id,
      user_id: seat.userId,
      property_id: property.property_id,
      room_id: id,
      rate_id: id,
      is_package: false,
      hotel_name_en: property.name_en,
      time_zone: property.time_zone,
      content: JSON.stringify(property.content) as never,
      created_at: new Date(),
    })
    .execute();
  return id;
}
