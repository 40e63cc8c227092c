import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/schema.ts';
import type { UserRow } from '../organization/tables.ts';
import { readEmail, readPersonName } from '../viewer/validation.ts';
import { findUserByEmail } from './employee-store.ts';
import { insertInvitedUser } from './invitation-store.ts';
import { type EmployeeFailure, failed } from './manage-branch.ts';
import { sendInvitationCode } from './send-invitation-code.ts';

export type InviteResult = { kind: 'invited'; employee: UserRow } | EmployeeFailure;

/**
 * Invites a person into a branch: a row that waits as INVITED, and a mail with a code that is good for seven days. Who
 * may do so, and that a branch has one administrator, is for the caller to know.
 * @param person.invitedBy the user whom the mail names
 */
export async function invitePerson(
  app: AppContext,
  tx: Transaction<Database>,
  person: {
    branchId: string;
    email: string;
    name: string;
    role: 'EMPLOYEE' | 'COMPANY_ADMIN';
    invitedBy: string;
  },
): Promise<InviteResult> {
  const { branchId, role, invitedBy } = person;
  const email = readEmail(person.email);
  if (email === null) return failed('INVALID_EMAIL');
  const read = readPersonName(person.name);
  if ('code' in read) return failed(read.code);
  const { name } = read;
  const employee = await insertInvitedUser(tx, {
    id: newId(),
    branchId,
    email,
    name,
    role,
    now: app.clock(),
  });
  if (employee === null) {
    const taken = await findUserByEmail(tx, email);
    const waits = taken?.status === 'INVITED' && taken.branch_id === branchId;
    return failed(waits ? 'ALREADY_INVITED' : 'EMAIL_ALREADY_USED');
  }
  await sendInvitationCode(app, tx, employee.id, invitedBy);
  return { kind: 'invited', employee };
}
