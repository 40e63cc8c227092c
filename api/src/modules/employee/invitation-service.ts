import type { VerifiedToken } from '../../adapters/identity/identity-port.ts';
import type { AppContext } from '../../context.ts';
import { hashSecretCode } from '../../lib/secret-code.ts';
import { isUsersAccount, lockEmployees, markUserDeleted } from './employee-store.ts';
import { isUntouched } from './is-untouched.ts';
import { administeredBranch, changeEmployee, failed } from './manage-branch.ts';
import { activateUser, isTaken } from '../organization/activate-user.ts';
import { toRefusedMail } from '../outbox/too-many-mails.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { deleteInvitation, findOpenInvitation, type OpenInvitation } from './invitation-store.ts';
import { invitePerson, type InviteResult } from './invite-person.ts';
import { sendInvitationCode } from './send-invitation-code.ts';

/**
 * Invites a person as an employee of the viewer's own branch: a row that waits as INVITED, and a mail with a code that
 * is good for seven days. A branch has one administrator, so that role is delegated and never given by an invitation.
 */
export async function inviteEmployee(
  app: AppContext,
  viewer: Viewer,
  input: { branchId: string; email: string; name: string; role?: 'EMPLOYEE' | 'COMPANY_ADMIN' },
): Promise<InviteResult> {
  const branchId = administeredBranch(viewer);
  if (input.branchId !== branchId || input.role === 'COMPANY_ADMIN') return failed('FORBIDDEN');
  const { email, name } = input;
  return app.db
    .transaction()
    .execute((tx) =>
      invitePerson(app, tx, { branchId, email, name, role: 'EMPLOYEE', invitedBy: viewer.userId }),
    )
    .catch(toRefusedMail);
}

/** Sends the invitation again with a new code; the old one dies. EMPLOYEE_NOT_FOUND unless the person still waits. */
export async function resendInvitation(
  app: AppContext,
  viewer: Viewer,
  employeeId: string,
): Promise<InviteResult> {
  return changeEmployee<InviteResult>(app, viewer, employeeId, async (tx, { employee }) => {
    if (employee.status !== 'INVITED') return failed('EMPLOYEE_NOT_FOUND');
    await sendInvitationCode(app, tx, employee, viewer.userId);
    return { kind: 'invited', employee };
  }).catch(toRefusedMail);
}

/** What the holder of a code may see before signing up; null when the code is unknown, used, withdrawn or expired. */
export async function readInvitation(app: AppContext, code: string): Promise<OpenInvitation | null> {
  return findOpenInvitation(app.db, hashSecretCode(code), app.clock());
}

/**
 * Uses up an invitation: the branch's administrator withdraws it, the invited person, signed in under the invited
 * address, becomes an active employee. False when the code is not an open one of the caller's, and when they are
 * somebody's active user already: of several invitations the first one that is accepted counts. False also when the
 * account may be another person's: it is deleted then, and the invited person makes one of their own.
 */
export async function removeInvitationCode(
  app: AppContext,
  caller: { viewer: Viewer | null; identity: VerifiedToken | null },
  code: string,
): Promise<boolean> {
  const open = await readInvitation(app, code);
  if (open === null) return false;
  const { viewer, identity } = caller;
  if (viewer !== null) return withdraw(app, viewer, open);
  if (identity?.email?.toLowerCase() !== open.user.email.toLowerCase()) return false;
  if (!(await isOwnAccount(app, identity.uid))) return false;
  return accept(app, identity, open);
}

/**
 * An account that one of our users has or had is theirs. Any other one may have been made under the address by somebody
 * who waits for its owner to reset the password: only an untouched one is surely the owner's.
 */
async function isOwnAccount(app: AppContext, uid: string): Promise<boolean> {
  if (await isUsersAccount(app.db, uid)) return true;
  const account = await app.identity.readAccount(uid);
  if (account === null) return false;
  if (isUntouched(account)) return true;
  app.log.warn(
    { event: 'shared-account-deleted' },
    'an account of an invited address was reset before it was taken up',
  );
  await app.identity.deleteAccount(uid);
  return false;
}

async function withdraw(app: AppContext, viewer: Viewer, { user }: OpenInvitation): Promise<boolean> {
  if (!viewer.permissions.has('MANAGE_EMPLOYEES') || viewer.branchId !== user.branch_id) return false;
  const outcome = await changeEmployee(app, viewer, user.id, async (tx, { employee }) => {
    if (employee.status !== 'INVITED') return failed('EMPLOYEE_NOT_FOUND');
    await deleteInvitation(tx, employee.id);
    await markUserDeleted(tx, employee.id, app.clock());
    return { kind: 'withdrawn' as const };
  });
  return outcome.kind === 'withdrawn';
}

async function accept(
  app: AppContext,
  identity: VerifiedToken,
  { invitation, user }: OpenInvitation,
): Promise<boolean> {
  const accepted = app.db.transaction().execute(async (tx) => {
    // Again under the lock: the code may have been used, withdrawn or replaced since.
    await lockEmployees(tx, user.branch_id ?? '', [user.id]);
    const now = app.clock();
    if ((await findOpenInvitation(tx, invitation.code_hash, now)) === null) return false;
    const { uid, authenticatedAt: sessionsFrom } = identity;
    if (!(await activateUser(tx, user.id, { uid, email: user.email, sessionsFrom, now }))) return false;
    await deleteInvitation(tx, user.id);
    return true;
  });
  return accepted.catch((error: unknown) => {
    if (isTaken(error)) return false;
    throw error;
  });
}
