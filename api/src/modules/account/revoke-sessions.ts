import type { AppContext } from '../../context.ts';
import { findUsers } from '../organization/organization-store.ts';
import type { AccountTaskRow } from '../account-task/tables.ts';

/**
 * Ends a deleted user's sessions at the identity service too. Ours are over since the row says DELETED; this keeps
 * the browser from renewing a token that opens nothing.
 */
export async function revokeSessions(app: AppContext, task: AccountTaskRow): Promise<void> {
  const [user] = await findUsers(app.db, [task.subject_id]);
  if (user === undefined || user.status !== 'DELETED' || user.firebase_uid === null) return;
  await app.identity.revokeSessions(user.firebase_uid);
}
