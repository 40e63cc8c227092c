import type { Db } from '../../db/client.ts';
import type { UserRow } from '../organisation/tables.ts';

export interface ViewerRow {
  user: UserRow;
  branch: { id: string; company_id: string; agency_id: string | null; status: string } | null;
  /** The session was signed out. */
  ended: boolean;
}

/** The user of an identity, with what of the branch decides whether the account may be used. */
export async function findViewerRow(
  db: Db,
  firebaseUid: string,
  sessionId: string,
): Promise<ViewerRow | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('branches', 'branches.id', 'users.branch_id')
    .leftJoin('ended_sessions', (join) => join.on('ended_sessions.id', '=', sessionId))
    .selectAll('users')
    .select([
      'branches.company_id as branch_company_id',
      'branches.agency_id as branch_agency_id',
      'branches.status as branch_status',
      'ended_sessions.id as ended_session',
    ])
    .where('users.firebase_uid', '=', firebaseUid)
    .where('users.status', '<>', 'DELETED')
    .executeTakeFirst();
  if (row === undefined) return null;
  const {
    branch_company_id: companyId,
    branch_agency_id: agencyId,
    branch_status: status,
    ended_session: endedSession,
    ...user
  } = row;
  const branch =
    user.branch_id !== null && companyId !== null && status !== null
      ? { id: user.branch_id, company_id: companyId, agency_id: agencyId, status }
      : null;
  return { user, branch, ended: endedSession !== null };
}

/** Renames a user; the row as it is then, or null when it is gone. */
export async function updateUserName(db: Db, userId: string, name: string): Promise<UserRow | null> {
  const row = await db
    .updateTable('users')
    .set({ name, updated_at: new Date() })
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Ends one session for good: what it could renew itself with has no expiry either. */
export async function insertEndedSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .insertInto('ended_sessions')
    .values({ id, ended_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
