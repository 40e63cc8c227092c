import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import { japaneseKey } from '../catalog/normalize.ts';
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

/** Whether people would take two names for one on a list. */
export function isSameName(one: string, other: string): boolean {
  return japaneseKey(one) === japaneseKey(other);
}

/** Two writers at once would each not see the other's name. */
async function lockProfiles(tx: Db, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`accounting-profiles:${companyId}`}, 0))`.execute(
    tx,
  );
}

/** Writes a new one, unless the company has `atMost` already, or one of that name. */
export async function insertOwnProfile(
  db: Db,
  profile: Omit<AccountingProfileRow, 'deleted_at'>,
  atMost: number,
): Promise<AccountingProfileRow | 'TOO_MANY' | 'DUPLICATE_NAME'> {
  return db.transaction().execute(async (tx) => {
    const { company_id: companyId } = profile;
    await lockProfiles(tx, companyId);
    const known = await findOwnProfiles(tx, companyId);
    if (known.length >= atMost) return 'TOO_MANY';
    if (known.some(({ name }) => isSameName(name, profile.name))) return 'DUPLICATE_NAME';
    return tx
      .insertInto('accounting_profiles')
      .values({ ...profile, columns: jsonb(profile.columns) })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

type Changes = Omit<AccountingProfileRow, 'id' | 'company_id' | 'created_at' | 'deleted_at'>;

/** Overwrites one of a company's, unless another one has that name; null when it has no such. */
export async function updateOwnProfile(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  changes: Changes,
): Promise<AccountingProfileRow | 'DUPLICATE_NAME' | null> {
  return db.transaction().execute(async (tx) => {
    await lockProfiles(tx, companyId);
    const known = await findOwnProfiles(tx, companyId);
    if (known.some((each) => each.id !== id && isSameName(each.name, changes.name))) return 'DUPLICATE_NAME';
    const row = await tx
      .updateTable('accounting_profiles')
      .set({ ...changes, columns: jsonb(changes.columns) })
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  });
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
