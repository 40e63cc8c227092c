import type { Insertable, Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { TravelerProfileRow, TravelerProfileTable } from './tables.ts';

/** What a person has entered of themself as a traveler; null while it is nothing. */
export async function findTravelerProfile(db: Db, userId: string): Promise<TravelerProfileRow | null> {
  const row = await db
    .selectFrom('traveler_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** The last one to write wins. */
export async function putTravelerProfile(
  db: Db,
  row: Insertable<TravelerProfileTable>,
): Promise<TravelerProfileRow> {
  return db
    .insertInto('traveler_profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A person who is no longer there is nobody's guest. */
export async function deleteTravelerProfile(db: Db | Transaction<Database>, userId: string): Promise<void> {
  await db.deleteFrom('traveler_profiles').where('user_id', '=', userId).execute();
}
