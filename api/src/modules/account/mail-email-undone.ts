import { RecipientRefusedError } from '../../adapters/mail/mailer-port.ts';
import type { AppContext } from '../../context.ts';
import type { EmailUndoRow } from '../account-task/tables.ts';
import { loadUserBrand } from '../account-task/user-brand.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import type { UserRow } from '../organization/tables.ts';
import { deliverMail } from '../outbox/deliver-mail.ts';
import { renderMail } from '../travel/mails/render-mail.ts';
import { resetPassword } from '../viewer/reset-password.ts';
import { endEmailUndo, findActiveUserByUid } from './email-undo-store.ts';
import { emailUndoneMail } from './mails/email-undone-mail.ts';
import { createPasswordLink } from './password-link.ts';

/** Mails the owner of a secured account a link to a new password. Throws on an outage. */
export async function mailEmailUndone(app: AppContext, row: EmailUndoRow): Promise<void> {
  const user = row.uid === null ? null : await findActiveUserByUid(app.db, row.uid);
  // An account without a user of ours: the identity service sends its own mail.
  const refusal = await (user === null
    ? resetPassword(app, row.email).then(() => null)
    : deliver(app, row, user));
  await app.db.transaction().execute(async (tx) => {
    await endEmailUndo(tx, row.id, app.clock());
    if (refusal === null) return;
    await raiseOperatorTask(app, tx, {
      kind: 'MAIL_REFUSED',
      subject: row.id,
      reference: refusal.recipient,
      detail: `mail=EMAIL_UNDONE reply=${refusal.reply}`,
    });
  });
}

async function deliver(
  app: AppContext,
  row: EmailUndoRow,
  user: UserRow,
): Promise<RecipientRefusedError | null> {
  const { sender, origin } = await loadUserBrand(app, user);
  const url = await createPasswordLink(app, { email: row.email, origin });
  const facts = { sender, name: user.name, email: row.email, url, retryUrl: `${origin}/password-reset` };
  const mail = { name: 'EMAIL_UNDONE' as const, rowId: row.id, to: row.email, origin };
  try {
    await deliverMail(app, { ...mail, ...renderMail(emailUndoneMail(facts)) });
    return null;
  } catch (error) {
    if (error instanceof RecipientRefusedError) return error;
    throw error;
  }
}
