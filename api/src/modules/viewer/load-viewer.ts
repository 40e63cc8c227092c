import type { VerifiedToken } from '../../adapters/identity/identity-port.ts';
import type { Db } from '../../db/client.ts';
import { permissionsOf, type Viewer } from './viewer.ts';
import { findViewerRow } from './viewer-store.ts';

/**
 * The user behind a verified token, read on each request so that disabling an account, a new role or a
 * closed branch count at once. Null when the account may not be used or the session is older than `valid_after`.
 */
export async function loadViewer(db: Db, token: VerifiedToken): Promise<Viewer | null> {
  const row = await findViewerRow(db, token.uid);
  if (row === null) return null;
  const { user, branch } = row;
  if (user.status !== 'ACTIVE' || token.authenticatedAt < user.valid_after) return null;
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
    agencyId: user.agency_id ?? branch?.agency_id ?? null,
    permissions: permissionsOf(user.role),
  };
}
