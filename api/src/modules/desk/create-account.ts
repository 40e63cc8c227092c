import type { AppContext } from '../../context.ts';
import { addTask } from '../account-task/add-task.ts';
import type { AccountTaskRow } from '../account-task/tables.ts';
import { findActiveUserByEmail } from '../employee/employee-store.ts';
import { findUsers } from '../organization/organization-store.ts';
import { activateUser } from '../organization/activate-user.ts';

/**
 * Makes the account of a new desk user at the identity service, without a password that anybody knows, and notes the
 * mail with which they choose one. Sessions that somebody had opened under the address before are not theirs. Nothing is
 * done while another user of ours has the address: it would end that person's sessions.
 */
export async function createAccount(app: AppContext, task: AccountTaskRow): Promise<void> {
  const [user] = await findUsers(app.db, [task.subject_id]);
  if (user?.status !== 'INVITED') return;
  if ((await findActiveUserByEmail(app.db, user.email)) !== null) {
    app.log.warn(
      { event: 'address-used-elsewhere', userId: user.id },
      'a new user’s address is another user’s',
    );
    return;
  }
  const { uid } = await app.identity.claimAccount({ email: user.email, name: user.name });
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    if (await activateUser(tx, user.id, { uid, email: user.email, sessionsFrom: now, now })) {
      await addTask(app, tx, { kind: 'FIRST_PASSWORD_MAIL', subjectId: user.id, senderId: user.agency_id });
    } else {
      app.log.error({ event: 'account-taken', userId: user.id }, 'a new user’s account is another user’s');
    }
  });
}
