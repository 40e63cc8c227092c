import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/schema.ts';
import type { UserRow } from '../organization/tables.ts';
import { readEmail, readPersonName } from '../viewer/validation.ts';
import { findActiveUserByEmail } from './employee-store.ts';
import { findWaiting, insertInvitedUser, renameInvited } from './invitation-store.ts';
import { type EmployeeFailure, failed } from './manage-branch.ts';
import { sendInvitationCode } from './send-invitation-code.ts';

export type InviteResult = { kind: 'invited'; employee: UserRow } | EmployeeFailure;

export interface PersonToInvite {
  branchId: string;
  email: string;
  name: string;
  role: 'EMPLOYEE' | 'COMPANY_ADMIN';
  /** The user whom the mail names. */
  invitedBy: string;
}

/**
 * Invites a person into a branch: a row that waits as INVITED, and a mail with a code that is good for seven days. Who
 * may do so, and that a branch has one administrator, is for the caller to know.
 * An address that somebody uses elsewhere, or is invited to elsewhere, is invited like any other: only its owner learns
 * of it, and the invitation that is accepted first counts. Who waits with an expired code is invited again. Throws
 * TooManyMailsError, which undoes it.
 */
export async function invitePerson(
  app: AppContext,
  tx: Transaction<Database>,
  person: PersonToInvite,
): Promise<InviteResult> {
  const { branchId, role, invitedBy } = person;
  const now = app.clock();
  const email = readEmail(person.email);
  if (email === null) return failed('INVALID_EMAIL');
  const read = readPersonName(person.name);
  if ('code' in read) return failed(read.code);
  const { name } = read;
  const active = await findActiveUserByEmail(tx, email);
  if (active?.branch_id === branchId) return failed('EMAIL_ALREADY_USED');
  const added = await insertInvitedUser(tx, { id: newId(), branchId, email, name, role, now });
  if (added !== null) {
    await sendInvitationCode(app, tx, added, invitedBy);
    return { kind: 'invited', employee: added };
  }
  const waiting = await findWaiting(tx, branchId, { email, now });
  // Nobody waits: the branch has another administrator, or the one who waited has just accepted or left.
  if (waiting === null) return failed('EMAIL_ALREADY_USED');
  if (waiting.isOpen || waiting.user.role !== role) return failed('ALREADY_INVITED');
  const employee = await renameInvited(tx, waiting.user.id, { name, now });
  await sendInvitationCode(app, tx, employee, invitedBy);
  return { kind: 'invited', employee };
}
