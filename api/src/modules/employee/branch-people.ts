import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { UserRow } from '../organization/tables.ts';
import { lockBranch } from '../organization/branch-store.ts';
import { findUsersByEmail, lockEmployees, markUserDeleted, ownsAddress } from './employee-store.ts';
import { invitePerson, type InviteResult, type PersonToInvite } from './invite-person.ts';
import { deleteInvitation } from './invitation-store.ts';
import { failed } from './manage-branch.ts';
import { toRefusedMail } from '../outbox/too-many-mails.ts';
import { sendInvitationCode } from './send-invitation-code.ts';

/** The administrator of a branch, invited or active; null when it has none. */
export async function findAdministrator(app: AppContext, branchId: string): Promise<UserRow | null> {
  return findIn(app.db, branchId);
}

/**
 * Invites a branch's first administrator or an employee for an operator, who learns when somebody uses the address
 * already (EMAIL_ALREADY_USED); who may do so is for the caller to know. A branch has one administrator: ALREADY_ADMIN
 * when it has another one than `replaces`, who must still wait for the invitation and is deleted then.
 */
export async function inviteIntoBranch(
  app: AppContext,
  person: PersonToInvite & { replaces?: string },
): Promise<InviteResult> {
  const { replaces, ...invited } = person;
  return app.db
    .transaction()
    .execute(async (tx): Promise<InviteResult> => {
      await lockBranch(tx, invited.branchId);
      if ((await findUsersByEmail(tx, invited.email)).some(ownsAddress)) return failed('EMAIL_ALREADY_USED');
      if (invited.role === 'COMPANY_ADMIN') {
        const admin = await findIn(tx, invited.branchId);
        if (admin !== null) {
          if (admin.id !== replaces || admin.status !== 'INVITED') return failed('ALREADY_ADMIN');
          await deleteInvitation(tx, admin.id);
          await markUserDeleted(tx, admin.id, app.clock());
        }
      }
      const outcome = await invitePerson(app, tx, invited);
      if (outcome.kind === 'failed') throw new InviteFailure(outcome);
      return outcome;
    })
    .catch((error: unknown) => {
      if (error instanceof InviteFailure) return error.outcome;
      return toRefusedMail(error);
    });
}

/** Sends a new code to a person who still waits for an invitation; EMPLOYEE_NOT_FOUND otherwise. */
export async function resendInto(
  app: AppContext,
  { branchId, userId, invitedBy }: { branchId: string; userId: string; invitedBy: string },
): Promise<InviteResult> {
  return app.db
    .transaction()
    .execute(async (tx): Promise<InviteResult> => {
      await lockBranch(tx, branchId);
      const employee = (await lockEmployees(tx, branchId, [userId])).get(userId);
      if (employee?.status !== 'INVITED') return failed('EMPLOYEE_NOT_FOUND');
      await sendInvitationCode(app, tx, employee, invitedBy);
      return { kind: 'invited', employee };
    })
    .catch(toRefusedMail);
}

/** Undoes the removal of the one who was to be replaced. */
class InviteFailure extends Error {
  readonly outcome: Extract<InviteResult, { kind: 'failed' }>;
  constructor(outcome: Extract<InviteResult, { kind: 'failed' }>) {
    super(outcome.code);
    this.outcome = outcome;
  }
}

async function findIn(
  db: AppContext['db'] | Transaction<Database>,
  branchId: string,
): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('branch_id', '=', branchId)
    .where('role', '=', 'COMPANY_ADMIN')
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  return row ?? null;
}
