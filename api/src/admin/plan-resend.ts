import type { AppContext } from '../context.ts';
import { resendInto } from '../modules/employee/branch-people.ts';
import type { BranchRow, UserRow } from '../modules/organization/tables.ts';
import { AdminError } from './admin-error.ts';
import { notWritten } from './changed-meanwhile.ts';
import type { Plan } from './command.ts';
import { listValues } from './rows-text.ts';

/** Another invitation for somebody who still waits. Throws an AdminError when they don't. */
export function planResend(
  app: AppContext,
  { user, branch, inviter, about }: { user: UserRow; branch: BranchRow; inviter: UserRow; about: string },
): Plan {
  if (user.status !== 'INVITED') throw new AdminError(`${user.email} has accepted already.`);
  return {
    kind: 'write',
    title: `${about} gets another invitation`,
    lines: listValues({ email: user.email, 'invited by': `${inviter.name} (${inviter.email})` }),
    async write() {
      const sent = { branchId: branch.id, userId: user.id, invitedBy: inviter.id };
      const outcome = await resendInto(app, sent);
      if (outcome.kind === 'failed') throw notWritten(outcome.code);
      return [`Invited ${user.email} once more, id ${user.id}. The link of the mail before is dead.`];
    },
  };
}
