import { sql } from 'kysely';
import type { Db } from '../../src/db/client.ts';

const own = sql.lit('{v,own}');

/** Leaves rows as a release before the migration 0018 writes them: in the form of the supplier's messages alone. */
export async function asEarlierRelease(db: Db): Promise<void> {
  const snapshot = sql`jsonb_build_object('ja', (property_snapshot->'ja') - ${own}::text[],
    'en', (property_snapshot->'en') - ${own}::text[])`;
  for (const table of ['price_checks', 'travels']) {
    await sql`update ${sql.table(table)} set rate = rate - ${own}::text[], property_snapshot = ${snapshot}`.execute(
      db,
    );
  }
  await sql`update hotel_shares set property_snapshot = ${snapshot}`.execute(db);
  await sql`update clipped_hotel_rates set content = content - ${own}::text[]`.execute(db);
  await sql`update travel_rooms set supplier_room = supplier_room - ${own}::text[]`.execute(db);
  await sql`update property_contents set hotel = null, hotel_run = null`.execute(db);
}

/** How many rows are in the product's form. */
export async function countOwnForm(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from price_checks where rate ? 'v' or property_snapshot->'ja' ? 'v')
    + (select count(*) from travels where rate ? 'v' or property_snapshot->'ja' ? 'v')
    + (select count(*) from travel_rooms where supplier_room ? 'v')
    + (select count(*) from property_contents where hotel is not null))::int4 as count`.execute(db);
  return rows[0]?.count ?? 0;
}
