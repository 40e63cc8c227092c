import type { VerifiedToken } from '../../adapters/identity/identity-port.ts';
import type { AppContext } from '../../context.ts';
import { loadViewer, toViewer } from '../viewer/load-viewer.ts';
import { getSessionId } from '../viewer/session-id.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findViewerRow, type SessionUser } from '../viewer/viewer-store.ts';
import { addTask } from '../account-task/add-task.ts';
import { markSessionSeen } from './identity-store.ts';
import { syncIdentity } from './sync-identity.ts';

/**
 * The viewer of a request. Keeps our record in step with the identity service: a token with another e-mail than ours
 * makes us read the account at once, a new session makes us read it soon, because its sign-in may have followed a
 * new password. An outage of the service changes nothing: our row keeps deciding.
 */
export async function currentViewer(app: AppContext, token: VerifiedToken): Promise<Viewer | null> {
  const row = await findViewerRow(app.db, token.uid, getSessionId(token));
  const viewer = row === null ? null : toViewer(row, token);
  if (row === null || viewer === null) return null;
  const { user } = row;
  if (hasNewEmail(user, token)) {
    try {
      await syncIdentity(app, user, token);
    } catch (err) {
      app.log.warn({ event: 'identity-not-read', userId: user.id, err }, 'identity');
      return viewer;
    }
    return loadViewer(app.db, token);
  }
  if (user.session_seen_at === null || user.session_seen_at < token.authenticatedAt) {
    await app.db.transaction().execute(async (tx) => {
      if (!(await markSessionSeen(tx, user.id, token.authenticatedAt))) return;
      await addTask(app, tx, {
        kind: 'READ_IDENTITY',
        subjectId: user.id,
        senderId: user.branch_id ?? user.agency_id,
      });
    });
  }
  return viewer;
}

/** A token from before the last reading says nothing that was not known then. */
function hasNewEmail(user: SessionUser, token: VerifiedToken): boolean {
  if (token.email === null || token.email.toLowerCase() === user.email.toLowerCase()) return false;
  const readAt = user.identity_read_at;
  return readAt === null || token.issuedAt.getTime() >= Math.floor(readAt.getTime() / 1000) * 1000;
}
