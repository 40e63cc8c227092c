import type { AppContext } from '../../context.ts';
import { findUsers } from '../organization/organization-store.ts';
import { syncIdentity } from './sync-identity.ts';
import type { AccountTaskRow } from '../account-task/tables.ts';

/** Reads a user's account after a new session began; that session stays. */
export async function readIdentity(app: AppContext, task: AccountTaskRow): Promise<void> {
  const [user] = await findUsers(app.db, [task.subject_id]);
  if (user?.status !== 'ACTIVE' || user.firebase_uid === null || user.session_seen_at === null) return;
  await syncIdentity(app, user, {
    uid: user.firebase_uid,
    authenticatedAt: user.session_seen_at,
    issuedAt: app.clock(),
  });
}
