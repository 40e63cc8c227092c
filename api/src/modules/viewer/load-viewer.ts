import type { VerifiedToken } from '../../adapters/identity/identity-port.ts';
import type { Db } from '../../db/client.ts';
import { getSessionId } from './session-id.ts';
import { getPermissions, type Viewer } from './viewer.ts';
import { findViewerRow, type ViewerRow } from './viewer-store.ts';

/**
 * The user behind a verified token, read on each request so that disabling an account, a new role, a closed branch or
 * a sign-out count at once. Null when the account may not be used or the session is over.
 */
export async function loadViewer(db: Db, token: VerifiedToken): Promise<Viewer | null> {
  const row = await findViewerRow(db, token.uid, getSessionId(token));
  return row === null ? null : toViewer(row, token);
}

/** The viewer of a row; null when the account may not be used or the session is older than `valid_after`. */
export function toViewer({ user, branch, ended }: ViewerRow, token: VerifiedToken): Viewer | null {
  if (ended || user.status !== 'ACTIVE' || token.authenticatedAt < user.valid_after) return null;
  if (user.branch_id !== null && (branch === null || branch.status === 'CLOSED')) return null;
  return {
    userId: user.id,
    firebaseUid: token.uid,
    name: user.name,
    email: user.email,
    role: user.role,
    status: user.status,
    companyId: branch?.company_id ?? null,
    branchId: user.branch_id,
    branch,
    agencyId: user.agency_id ?? branch?.agency_id ?? null,
    permissions: getPermissions(user.role),
  };
}
