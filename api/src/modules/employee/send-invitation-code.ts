import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/schema.ts';
import { hashSecretCode, newSecretCode } from '../../lib/secret-code.ts';
import type { UserRow } from '../organization/tables.ts';
import { addTask } from '../account-task/add-task.ts';
import { replaceInvitation } from './invitation-store.ts';

const VALID_MS = 7 * 24 * 3600 * 1000;

/**
 * Gives an invited person a new code, good for seven days, and notes the mail that carries it. Throws TooManyMailsError,
 * which undoes it, when the person or the branch has had enough of them.
 */
export async function sendInvitationCode(
  app: AppContext,
  tx: Transaction<Database>,
  { id: userId, email, branch_id: senderId }: Pick<UserRow, 'id' | 'email' | 'branch_id'>,
  invitedBy: string,
): Promise<void> {
  const code = newSecretCode();
  const now = app.clock();
  await replaceInvitation(tx, {
    id: newId(),
    user_id: userId,
    code_hash: hashSecretCode(code),
    invited_by: invitedBy,
    created_at: now,
    expires_at: new Date(now.getTime() + VALID_MS),
  });
  await addTask(app, tx, {
    kind: 'INVITATION_MAIL',
    subjectId: userId,
    secret: code,
    senderId,
    mail: { name: 'INVITATION_MAIL', recipient: email },
  });
}
