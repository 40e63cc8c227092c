import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { AccountErrorCode } from '../../graphql/__generated__/schema-types.ts';
import { addTask } from '../account-task/add-task.ts';
import { findActiveUserByEmail } from '../employee/employee-store.ts';
import type { UserRow } from '../organization/tables.ts';
import { readEmail, readPersonName } from '../viewer/validation.ts';
import { toRefusedMail } from '../outbox/too-many-mails.ts';
import { deleteDeskUser, insertDeskUser } from './desk-store.ts';

export type CreateDeskUserResult =
  | { kind: 'created'; user: UserRow }
  | { kind: 'failed'; code: AccountErrorCode };

/**
 * Adds a person of an agency, or an operator without one. The account and the mail with a link for its first password
 * follow by tasks, unless somebody uses the address elsewhere: operators learn of it (EMAIL_ALREADY_USED), an agency does
 * not, because it would learn who is a customer. Who may do so is for the caller to know.
 */
export async function createDeskUser(
  app: AppContext,
  input: { email: string; name: string },
  { agencyId, isForOperator }: { agencyId: string | null; isForOperator: boolean },
): Promise<CreateDeskUserResult> {
  const email = readEmail(input.email);
  if (email === null) return { kind: 'failed', code: 'INVALID_EMAIL' };
  const read = readPersonName(input.name);
  if ('code' in read) return { kind: 'failed', code: read.code };
  const { name } = read;
  const created = app.db.transaction().execute(async (tx): Promise<CreateDeskUserResult> => {
    const user = await insertDeskUser(tx, { id: newId(), email, name, agencyId, now: app.clock() });
    if (user === null) return { kind: 'failed', code: 'EMAIL_ALREADY_USED' };
    // After the row: two that create the same person at once see one another here or there.
    const active = await findActiveUserByEmail(tx, email);
    if (active !== null && (isForOperator || active.agency_id === agencyId)) {
      await deleteDeskUser(tx, user.id);
      return { kind: 'failed', code: 'EMAIL_ALREADY_USED' };
    }
    await addTask(app, tx, {
      kind: 'CREATE_ACCOUNT',
      subjectId: user.id,
      senderId: agencyId,
      mail: { name: 'FIRST_PASSWORD_MAIL', recipient: email },
    });
    return { kind: 'created', user };
  });
  return created.catch(toRefusedMail);
}
