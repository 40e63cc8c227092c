import type { AppContext } from '../../context.ts';
import type { AccountTaskRow } from '../account-task/tables.ts';
import { loadUserBrand } from '../account-task/user-brand.ts';
import { findUsers } from '../organization/organization-store.ts';
import { deliverMail } from '../outbox/deliver-mail.ts';
import { renderMail } from '../travel/mails/render-mail.ts';
import { createPasswordLink } from '../account/password-link.ts';
import { firstPasswordMail } from './first-password-mail.ts';

/** Mails a new desk user a link of the identity service to choose the first password. */
export async function mailFirstPassword(app: AppContext, task: AccountTaskRow): Promise<void> {
  const [user] = await findUsers(app.db, [task.subject_id]);
  if (user?.status !== 'ACTIVE') return;
  const { sender, origin } = await loadUserBrand(app, user);
  const url = await createPasswordLink(app, { email: user.email, origin });
  await deliverMail(app, {
    name: 'FIRST_PASSWORD_MAIL',
    rowId: task.id,
    to: user.email,
    origin,
    ...renderMail(
      firstPasswordMail({
        sender,
        name: user.name,
        email: user.email,
        url,
        retryUrl: `${origin}/password-reset`,
      }),
    ),
  });
}
