import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import type { AccountingProfileRow } from './tables.ts';

/** The formats of a company, oldest first. */
export async function findOwnProfiles(db: Db, companyId: string): Promise<AccountingProfileRow[]> {
  return db
    .selectFrom('accounting_profiles')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One of them; null for a deleted one and for another company's. */
export async function findOwnProfile(
  db: Db,
  companyId: string,
  id: string,
): Promise<AccountingProfileRow | null> {
  const row = await db
    .selectFrom('accounting_profiles')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a new one, unless the company has `atMost` already: then null. */
export async function insertOwnProfile(
  db: Db,
  profile: Omit<AccountingProfileRow, 'deleted_at'>,
  atMost: number,
): Promise<AccountingProfileRow | null> {
  return db.transaction().execute(async (tx) => {
    const { company_id: companyId } = profile;
    // Two at once would each count the other out.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`accounting-profiles:${companyId}`}, 0))`.execute(
      tx,
    );
    if ((await findOwnProfiles(tx, companyId)).length >= atMost) return null;
    return tx
      .insertInto('accounting_profiles')
      .values({ ...profile, columns: jsonb(profile.columns) })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

type Changes = Omit<AccountingProfileRow, 'id' | 'company_id' | 'created_at' | 'deleted_at'>;

/** Overwrites one of a company's; null when it has no such. */
export async function updateOwnProfile(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  changes: Changes,
): Promise<AccountingProfileRow | null> {
  const row = await db
    .updateTable('accounting_profiles')
    .set({ ...changes, columns: jsonb(changes.columns) })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** False when the company has no such. */
export async function deleteOwnProfile(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('accounting_profiles')
    .set({ deleted_at: now, updated_by: userId, updated_at: now })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
