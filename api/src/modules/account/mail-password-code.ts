import type { AppContext } from '../../context.ts';
import { findActiveUserByEmail } from '../employee/employee-store.ts';
import { renderMail } from '../travel/mails/render-mail.ts';
import { openTaskSecret } from '../account-task/add-task.ts';
import { passwordCodeMail } from './mails/password-code-mail.ts';
import { countCodesUpTo, findPasswordCode } from './password-code-store.ts';
import { formatPasswordSecret } from './password-secret.ts';
import type { AccountTaskRow } from '../account-task/tables.ts';
import { loadUserBrand } from '../account-task/user-brand.ts';

const HOUR_MS = 3600 * 1000;
const MAX_MAILS_PER_HOUR = 5;

/**
 * Mails the secret of a request if an active account has its address. Nobody gets more than five an hour, so that the
 * form cannot be used to flood somebody's mailbox.
 */
export async function mailPasswordCode(app: AppContext, task: AccountTaskRow): Promise<void> {
  const row = await findPasswordCode(app.db, { id: task.subject_id });
  const secret = openTaskSecret(app, task);
  if (row === null || secret === null || row.used_at !== null || row.expires_at <= app.clock()) return;
  const user = await findActiveUserByEmail(app.db, row.email);
  if (user === null) return;
  const since = new Date(row.created_at.getTime() - HOUR_MS);
  if ((await countCodesUpTo(app.db, row, since)) > MAX_MAILS_PER_HOUR) return;
  const { sender, origin } = await loadUserBrand(app, user);
  await app.mailer.send({
    to: user.email,
    messageId: `<${task.id}@${new URL(origin).hostname}>`,
    ...renderMail(
      passwordCodeMail({
        sender,
        name: user.name,
        secret: formatPasswordSecret(secret),
        expiresAt: row.expires_at,
      }),
    ),
  });
}
