import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import type { Page } from '../../graphql/connection.ts';
import type { Changes } from '../organization/update-as-seen.ts';
import type { AgencyChangeRow } from './tables.ts';

/** Writes down a change, in the transaction that makes it. */
export async function insertChange(
  db: Db,
  change: { id: string; agencyId: string; userId: string | null; columns: Changes; now: Date },
): Promise<void> {
  const { id, agencyId, userId, columns, now } = change;
  await db
    .insertInto('agency_changes')
    .values({ id, agency_id: agencyId, changed_by: userId, columns: jsonb(columns), created_at: now })
    .execute();
}

/** Whether a column of an agency was changed since `since`, by another change than `exceptId`. */
export async function wasChangedSince(
  db: Db,
  { agencyId, column, since, exceptId }: { agencyId: string; column: string; since: Date; exceptId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('agency_changes')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('created_at', '>', since)
    .where('id', '<>', exceptId)
    .where(sql<boolean>`jsonb_exists(columns, ${column})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function selectChanges(db: Db, agencyId: string) {
  return db
    .selectFrom('agency_changes as c')
    .leftJoin('users as u', 'u.id', 'c.changed_by')
    .selectAll('c')
    .select(['u.name as user_name', 'u.role as user_role'])
    .where('c.agency_id', '=', agencyId);
}

/** A change and those after it, oldest first. */
export async function findChangesFrom(
  db: Db,
  { agencyId, changeId, atMost }: { agencyId: string; changeId: string; atMost: number },
): Promise<AgencyChangeRow[]> {
  return selectChanges(db, agencyId)
    .where(
      sql<boolean>`(c.created_at, c.id) >= (select first.created_at, first.id from agency_changes as first
        where first.id = ${changeId})`,
    )
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(atMost)
    .execute();
}

/** One page of an agency's changes and one row more, the latest first. Unscoped: for an agency already checked. */
export async function findChangePage(db: Db, agencyId: string, page: Page): Promise<AgencyChangeRow[]> {
  const [createdAt = null, id = null] = page.after ?? [];
  return selectChanges(db, agencyId)
    .$if(createdAt !== null, (query) =>
      query.where(sql<boolean>`(c.created_at, c.id) < (${createdAt}::timestamptz, ${id})`),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(page.first + 1)
    .execute();
}

export async function countChanges(db: Db, agencyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('agency_changes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return count;
}
