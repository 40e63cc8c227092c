import type { Transaction, Updateable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { TravelerProfileFields, TravelerProfileRow, TravelerProfileTable } from './tables.ts';

/** What a person has entered of themself as a traveler; null while it is nothing. */
export async function findTravelerProfile(db: Db, userId: string): Promise<TravelerProfileRow | null> {
  const row = await db
    .selectFrom('traveler_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a profile, beginning with `empty` where there is none; of each field the last one to write wins. */
export async function changeTravelerProfile(
  db: Db,
  empty: TravelerProfileFields,
  change: Updateable<TravelerProfileTable> & { updated_at: Date },
): Promise<void> {
  await db
    .insertInto('traveler_profiles')
    .values({ ...empty, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

/** A person who is no longer there is nobody's guest. */
export async function deleteTravelerProfile(db: Db | Transaction<Database>, userId: string): Promise<void> {
  await db.deleteFrom('traveler_profiles').where('user_id', '=', userId).execute();
}
