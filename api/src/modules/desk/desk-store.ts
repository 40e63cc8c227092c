import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { containing } from '../../db/containing.ts';
import type { Page } from '../../graphql/connection.ts';
import type { AgencyRow, UserRow } from '../organization/tables.ts';

function agenciesNamed(db: Db, keyword: string | null) {
  const query = db.selectFrom('agencies');
  if (keyword === null) return query;
  const like = containing(keyword);
  return query.where((eb) => eb.or([eb('name', 'ilike', like), eb('special_agency_name', 'ilike', like)]));
}

/** One page of agencies and one row more, by creation; for operators, who reach all. */
export async function findAgencyPage(db: Db, keyword: string | null, page: Page): Promise<AgencyRow[]> {
  const query = agenciesNamed(db, keyword)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.first + 1);
  if (page.after === null) return query.execute();
  const [createdAt, id] = page.after;
  return query.where(sql<boolean>`(created_at, id) > (${createdAt}::timestamptz, ${id})`).execute();
}

export async function countAgencies(db: Db, keyword: string | null): Promise<number> {
  const { count } = await agenciesNamed(db, keyword)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Which desk: an agency's people (null: of all agencies), or the operators. */
export type Desk = ({ role: 'AGENCY'; agencyId: string | null } | { role: 'OPERATOR' }) & {
  keyword: string | null;
};

function selectUsers(db: Db, desk: Desk) {
  let query = db.selectFrom('users').where('role', '=', desk.role).where('status', '<>', 'DELETED');
  if (desk.keyword !== null) {
    const like = containing(desk.keyword);
    query = query.where((eb) => eb.or([eb('name', 'ilike', like), eb('email', 'ilike', like)]));
  }
  return desk.role === 'AGENCY' && desk.agencyId !== null
    ? query.where('agency_id', '=', desk.agencyId)
    : query;
}

/** One page of a desk's people and one row more, by creation. */
export async function findDeskUserPage(db: Db, desk: Desk, page: Page): Promise<UserRow[]> {
  const query = selectUsers(db, desk)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.first + 1);
  if (page.after === null) return query.execute();
  const [createdAt, id] = page.after;
  return query.where(sql<boolean>`(created_at, id) > (${createdAt}::timestamptz, ${id})`).execute();
}

export async function countDeskUsers(db: Db, desk: Desk): Promise<number> {
  const { count } = await selectUsers(db, desk)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a user who has no account yet; null when one waits at the desk under the address. */
export async function insertDeskUser(
  tx: Transaction<Database>,
  user: { id: string; email: string; name: string; agencyId: string | null; now: Date },
): Promise<UserRow | null> {
  const row = await tx
    .insertInto('users')
    .values({
      id: user.id,
      firebase_uid: null,
      email: user.email,
      name: user.name,
      role: user.agencyId === null ? 'OPERATOR' : 'AGENCY',
      status: 'INVITED',
      shares_email: true,
      agency_id: user.agencyId,
      created_at: user.now,
      updated_at: user.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Takes back a row that the same transaction has added. */
export async function deleteDeskUser(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}

/** People of an agency (null: of any) by id, locked in one order; deleted ones and other agencies' do not exist. */
export async function lockAgencyUsers(
  tx: Transaction<Database>,
  agencyId: string | null,
  ids: readonly string[],
): Promise<Map<string, UserRow>> {
  const query = tx
    .selectFrom('users')
    .selectAll()
    .where('role', '=', 'AGENCY')
    .where('status', '<>', 'DELETED')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate();
  const rows = await (agencyId === null ? query : query.where('agency_id', '=', agencyId)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
