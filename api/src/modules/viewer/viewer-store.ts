import { CompiledQuery } from 'kysely';
import type { Db } from '../../db/client.ts';
import { onePerDatabase } from '../../db/one-per-database.ts';
import { createSharedLoader } from '../../db/shared-loader.ts';
import type { BranchRow, UserRow } from '../organization/tables.ts';

/** What of a user decides who is asking. */
export type SessionUser = Pick<
  UserRow,
  | 'id'
  | 'email'
  | 'name'
  | 'role'
  | 'status'
  | 'branch_id'
  | 'agency_id'
  | 'valid_after'
  | 'identity_read_at'
  | 'session_seen_at'
>;

export interface ViewerRow {
  user: SessionUser;
  branch: BranchRow | null;
  /** The session was signed out. */
  ended: boolean;
}

interface Session {
  firebaseUid: string;
  sessionId: string;
}

type SessionRow = Pick<SessionUser, 'valid_after' | 'identity_read_at' | 'session_seen_at'> & {
  asked: string;
  ended_session: string | null;
  user_id: string;
  user_email: string;
  user_name: string;
  user_role: UserRow['role'];
  user_status: UserRow['status'];
  user_branch_id: string | null;
  user_agency_id: string | null;
} & (BranchRow | { [column in keyof BranchRow]: null });

// Constant text: this runs for each request, and building a query costs more than sending it.
const findSessions = `
  select asked."sessionId" as asked, ended_sessions.id as ended_session, users.id as user_id, users.email as user_email,
    users.name as user_name, users.role as user_role, users.status as user_status,
    users.branch_id as user_branch_id, users.agency_id as user_agency_id, users.valid_after,
    users.identity_read_at, users.session_seen_at,
    branches.*, companies.name as company_name, companies.code as company_code
  from jsonb_to_recordset($1::text::jsonb) as asked ("firebaseUid" text, "sessionId" text)
  join users on users.firebase_uid = asked."firebaseUid" and users.status <> 'DELETED'
  left join branches on branches.id = users.branch_id
  left join companies on companies.id = branches.company_id
  left join ended_sessions on ended_sessions.id = asked."sessionId"`;

const getSessionLoader = onePerDatabase((db) =>
  createSharedLoader<Session, ViewerRow | null>(async (sessions) => {
    // A page asks several things at once, and all of them for one session.
    const asked = new Map(sessions.map((session) => [session.sessionId, session]));
    const query = CompiledQuery.raw(findSessions, [JSON.stringify([...asked.values()])]);
    const { rows } = await db.executeQuery(query as CompiledQuery<SessionRow>);
    const found = new Map(rows.map((row) => [row.asked, toViewerRow(row)]));
    return sessions.map(({ sessionId }) => found.get(sessionId) ?? null);
  }),
);

/** The user of an identity with the branch, as of now. */
export function findViewerRow(db: Db, firebaseUid: string, sessionId: string): Promise<ViewerRow | null> {
  return getSessionLoader(db).load({ firebaseUid, sessionId });
}

function toViewerRow(row: SessionRow): ViewerRow {
  const user: SessionUser = {
    id: row.user_id,
    email: row.user_email,
    name: row.user_name,
    role: row.user_role,
    status: row.user_status,
    branch_id: row.user_branch_id,
    agency_id: row.user_agency_id,
    valid_after: row.valid_after,
    identity_read_at: row.identity_read_at,
    session_seen_at: row.session_seen_at,
  };
  // All other columns are those of the branch, under their own names.
  return { user, branch: row.id === null ? null : row, ended: row.ended_session !== null };
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
