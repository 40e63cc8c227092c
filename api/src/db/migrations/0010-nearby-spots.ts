import { type Kysely, sql } from 'kysely';

/** The supplier has hundreds of thousands of regions; what is near a hotel is looked up by type and place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index regions_place on regions (type, latitude, longitude)`.execute(db);
}
