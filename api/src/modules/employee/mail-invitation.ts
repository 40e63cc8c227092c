import type { AppContext } from '../../context.ts';
import { hashSecretCode } from '../../lib/secret-code.ts';
import { openTaskSecret } from '../account-task/add-task.ts';
import type { AccountTaskRow } from '../account-task/tables.ts';
import { loadUserBrand } from '../account-task/user-brand.ts';
import { findBranches, findUsers } from '../organization/organization-store.ts';
import { deliverMail } from '../outbox/deliver-mail.ts';
import { renderMail } from '../travel/mails/render-mail.ts';
import { invitationMail } from './invitation-mail.ts';
import { findOpenInvitation } from './invitation-store.ts';

/** Mails an invitation, unless its code was used, withdrawn, replaced or has expired meanwhile. */
export async function mailInvitation(app: AppContext, task: AccountTaskRow): Promise<void> {
  const code = openTaskSecret(app, task);
  if (code === null) return;
  const open = await findOpenInvitation(app.db, hashSecretCode(code), app.clock());
  if (open === null || open.user.branch_id === null) return;
  const [branch] = await findBranches(app.db, [open.user.branch_id]);
  const [inviter] = await findUsers(app.db, [open.invitation.invited_by]);
  if (branch === undefined || inviter === undefined)
    throw new Error('An invitation has no branch or inviter.');
  const { sender, origin } = await loadUserBrand(app, open.user);
  await deliverMail(app, {
    name: 'INVITATION_MAIL',
    rowId: task.id,
    to: open.user.email,
    origin,
    ...renderMail(
      invitationMail({
        sender,
        name: open.user.name,
        companyName: branch.company_name,
        branchName: branch.name,
        invitedBy: inviter.name,
        url: `${origin}/sign-up?code=${code}`,
        expiresAt: open.invitation.expires_at,
      }),
    ),
  });
}
