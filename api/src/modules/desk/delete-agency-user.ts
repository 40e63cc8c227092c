import type { AppContext } from '../../context.ts';
import type { AgencyUserErrorCode } from '../../graphql/__generated__/schema-types.ts';
import { addTask } from '../account-task/add-task.ts';
import { markUserDeleted } from '../employee/employee-store.ts';
import type { UserRow } from '../organization/tables.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { ownAgency } from './desk-service.ts';
import { lockAgencyUsers } from './desk-store.ts';

export type DeleteAgencyUserOutcome =
  | { kind: 'deleted'; user: UserRow }
  | { kind: 'failed'; code: AgencyUserErrorCode };

/**
 * Removes a user of an agency: operators any, agency users a colleague. As an employee's, the sessions end with the next
 * request, the identity service is updated by a task, and the row stays for the names in memos and histories. The
 * account of one who is not active yet is not made any more. Nobody removes themselves, and of two colleagues who remove
 * each other one stays: only an operator takes the last user from an agency.
 */
export async function deleteAgencyUser(
  app: AppContext,
  viewer: Viewer,
  userId: string,
): Promise<DeleteAgencyUserOutcome> {
  const own = ownAgency(viewer);
  const outcome = await app.db.transaction().execute(async (tx): Promise<DeleteAgencyUserOutcome> => {
    const people = await lockAgencyUsers(tx, own, [viewer.userId, userId]);
    // Again under the lock: a colleague may have removed the viewer since the request began.
    if (own !== null && !people.has(viewer.userId)) return { kind: 'failed', code: 'FORBIDDEN' };
    const user = people.get(userId);
    if (user === undefined) return { kind: 'failed', code: 'AGENCY_USER_NOT_FOUND' };
    if (user.id === viewer.userId) return { kind: 'failed', code: 'CANNOT_DELETE_SELF' };
    const deleted = await markUserDeleted(tx, user.id, app.clock());
    if (user.firebase_uid !== null) {
      await addTask(app, tx, { kind: 'REVOKE_SESSIONS', subjectId: user.id, senderId: user.agency_id });
    }
    return { kind: 'deleted', user: deleted };
  });
  if (outcome.kind === 'deleted') {
    const { id, agency_id: agencyId } = outcome.user;
    app.log.info(
      { event: 'agency-user-deleted', agencyId, userId: viewer.userId, deletedUserId: id },
      'an agency user was removed',
    );
  }
  return outcome;
}
