import type { AppContext } from '../../context.ts';
import { raiseAlert } from '../../lib/alert.ts';
import { findActiveUserByEmail } from '../employee/employee-store.ts';
import { renderMail } from '../travel/mails/render-mail.ts';
import { openTaskSecret } from '../account-task/add-task.ts';
import { createPasswordLink } from './password-link.ts';
import { newestCodeMail } from './mails/newest-code-mail.ts';
import { passwordCodeMail } from './mails/password-code-mail.ts';
import { claimHint, countCodesUpTo, findPasswordCode } from './password-code-store.ts';
import { formatPasswordSecret } from './password-secret.ts';
import type { AccountTaskRow, PasswordCodeRow } from '../account-task/tables.ts';
import { loadUserBrand } from '../account-task/user-brand.ts';

const HOUR_MS = 3600 * 1000;
const HINT_MS = 15 * 60 * 1000;
/** Codes that one network gets mailed to an address within an hour. */
const MAX_CODES_OF_NETWORK = 5;
/** Codes that an address gets within an hour, whoever asks. */
const MAX_CODES = 20;

/**
 * Mails the secret of a request if an active account has its address. Nobody gets more than five an hour from one
 * network and twenty from all, so that the form cannot be used to flood somebody's mailbox. Beyond that the mailbox gets
 * a link that sets a password, at most every fifteen minutes: the owner has a way however often others ask.
 */
export async function mailPasswordCode(app: AppContext, task: AccountTaskRow): Promise<void> {
  const row = await findPasswordCode(app.db, { id: task.subject_id });
  const secret = openTaskSecret(app, task);
  if (row === null || secret === null || row.used_at !== null || row.expires_at <= app.clock()) return;
  const user = await findActiveUserByEmail(app.db, row.email);
  if (user === null) return;
  const isHint = await isTooMany(app, row);
  if (isHint) {
    if (!(await claimHint(app.db, row, { now: app.clock(), pauseMs: HINT_MS }))) return;
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
  await app.mailer.send({
    to: user.email,
    messageId: `<${task.id}@${new URL(origin).hostname}>`,
    ...renderMail(mail),
  });
}

async function isTooMany(app: AppContext, row: PasswordCodeRow): Promise<boolean> {
  const since = new Date(row.created_at.getTime() - HOUR_MS);
  const { all, ofNetwork } = await countCodesUpTo(app.db, row, since);
  return ofNetwork > MAX_CODES_OF_NETWORK || all > MAX_CODES;
}
