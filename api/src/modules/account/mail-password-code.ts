import type { AppContext } from '../../context.ts';
import { raiseAlert } from '../../lib/alert.ts';
import { findActiveUserByEmail } from '../employee/employee-store.ts';
import { mailLimits } from '../../limits/mail-limits.ts';
import { deliverMail } from '../outbox/deliver-mail.ts';
import { renderMail } from '../travel/mails/render-mail.ts';
import { openTaskSecret } from '../account-task/add-task.ts';
import { createPasswordLink } from './password-link.ts';
import { newestCodeMail } from './mails/newest-code-mail.ts';
import { passwordCodeMail } from './mails/password-code-mail.ts';
import { claimHint, countCodesUpTo, findPasswordCode } from './password-code-store.ts';
import { formatPasswordSecret } from './password-secret.ts';
import type { AccountTaskRow, PasswordCodeRow } from '../account-task/tables.ts';
import { loadUserBrand } from '../account-task/user-brand.ts';

const [hints] = mailLimits.NEWEST_CODE_MAIL.windows;

/**
 * Mails the secret of a request if an active account has its address. Beyond the limits of `mailLimits` the mailbox gets
 * a link that sets a password, now and then: the form floods nobody, and the owner has a way however often others ask.
 * Requests are rows anyway, so that those rows are counted, as of the moment of this one.
 */
export async function mailPasswordCode(app: AppContext, task: AccountTaskRow): Promise<void> {
  const row = await findPasswordCode(app.db, { id: task.subject_id });
  const secret = openTaskSecret(app, task);
  if (row === null || secret === null || row.used_at !== null || row.expires_at <= app.clock()) return;
  const user = await findActiveUserByEmail(app.db, row.email);
  if (user === null) return;
  const isHint = await isTooMany(app, row);
  if (isHint) {
    if (!(await claimHint(app.db, row, { now: app.clock(), pauseMs: hints.seconds * 1000 }))) return;
    raiseAlert(app, { name: 'password-codes-many', severity: 'warning', userId: user.id });
  }
  const { sender, origin } = await loadUserBrand(app, user);
  const mail = isHint
    ? newestCodeMail({
        sender,
        name: user.name,
        url: await createPasswordLink(app, { email: user.email, origin }),
      })
    : passwordCodeMail({
        sender,
        name: user.name,
        secret: formatPasswordSecret(secret),
        expiresAt: row.expires_at,
      });
  await deliverMail(app, {
    name: isHint ? 'NEWEST_CODE_MAIL' : 'PASSWORD_CODE_MAIL',
    rowId: task.id,
    to: user.email,
    origin,
    ...renderMail(mail),
  });
}

async function isTooMany(app: AppContext, row: PasswordCodeRow): Promise<boolean> {
  for (const { per, mails, seconds } of mailLimits.PASSWORD_CODE_MAIL.windows) {
    const since = new Date(row.created_at.getTime() - seconds * 1000);
    const { all, ofNetwork } = await countCodesUpTo(app.db, row, since);
    if ((per === 'network' ? ofNetwork : all) > mails) return true;
  }
  return false;
}
