import { CompiledQuery } from 'kysely';
import type { Db } from '../../db/client.ts';
import { onePerDatabase } from '../../db/one-per-database.ts';
import { createSharedLoader } from '../../db/shared-loader.ts';
import type { UserRow } from '../organisation/tables.ts';

export interface ViewerRow {
  user: UserRow;
  branch: { id: string; company_id: string; agency_id: string | null; status: string } | null;
  /** The session was signed out. */
  ended: boolean;
}

interface Session {
  firebaseUid: string;
  sessionId: string;
}

type SessionRow = UserRow & {
  asked: number;
  branch_company_id: string | null;
  branch_agency_id: string | null;
  branch_status: string | null;
  ended_session: string | null;
};

// Constant text: this runs for each request, and building a query costs more than sending it.
const findSessions = `
  select users.*, asked.place as asked, branches.company_id as branch_company_id,
    branches.agency_id as branch_agency_id, branches.status as branch_status, ended_sessions.id as ended_session
  from jsonb_to_recordset($1::text::jsonb) as asked (place int4, "firebaseUid" text, "sessionId" text)
  join users on users.firebase_uid = asked."firebaseUid" and users.status <> 'DELETED'
  left join branches on branches.id = users.branch_id
  left join ended_sessions on ended_sessions.id = asked."sessionId"`;

const sessionsOf = onePerDatabase((db) =>
  createSharedLoader<Session, ViewerRow | null>(async (sessions) => {
    const asked = sessions.map((session, place) => ({ place, ...session }));
    const query = CompiledQuery.raw(findSessions, [JSON.stringify(asked)]) as CompiledQuery<SessionRow>;
    const { rows } = await db.executeQuery(query);
    const found = new Map(rows.map((row) => [row.asked, row]));
    return sessions.map((_, place) => viewerRowOf(found.get(place)));
  }),
);

/** The user of an identity, with what of the branch decides whether the account may be used, as of now. */
export function findViewerRow(db: Db, firebaseUid: string, sessionId: string): Promise<ViewerRow | null> {
  return sessionsOf(db).load({ firebaseUid, sessionId });
}

function viewerRowOf(row: SessionRow | undefined): ViewerRow | null {
  if (row === undefined) return null;
  const {
    asked: _asked,
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
