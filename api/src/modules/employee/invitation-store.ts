import type { Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { InvitationRow } from '../account-task/tables.ts';
import type { UserRow } from '../organization/tables.ts';

type Executor = Db | Transaction<Database>;

/** An open invitation with the person it waits for. */
export interface OpenInvitation {
  invitation: InvitationRow;
  user: UserRow;
}

/** The open invitation of a code: not expired, the person still waits, the branch is not closed. */
export async function findOpenInvitation(
  db: Executor,
  codeHash: string,
  now: Date,
): Promise<OpenInvitation | null> {
  const invitation = await db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .innerJoin('branches', 'branches.id', 'users.branch_id')
    .selectAll('invitations')
    .where('invitations.code_hash', '=', codeHash)
    .where('invitations.expires_at', '>', now)
    .where('users.status', '=', 'INVITED')
    .where('branches.status', '<>', 'CLOSED')
    .executeTakeFirst();
  if (invitation === undefined) return null;
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', invitation.user_id)
    .executeTakeFirstOrThrow();
  return { invitation, user };
}

/** Adds an invited person; null when a user that is not deleted has the address, or the branch an administrator. */
export async function insertInvitedUser(
  tx: Transaction<Database>,
  user: {
    id: string;
    branchId: string;
    email: string;
    name: string;
    role: 'EMPLOYEE' | 'COMPANY_ADMIN';
    now: Date;
  },
): Promise<UserRow | null> {
  const row = await tx
    .insertInto('users')
    .values({
      id: user.id,
      firebase_uid: null,
      email: user.email,
      name: user.name,
      role: user.role,
      status: 'INVITED',
      branch_id: user.branchId,
      created_at: user.now,
      updated_at: user.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Gives an invited person a code; one they had before is worth nothing from here on. */
export async function replaceInvitation(tx: Transaction<Database>, invitation: InvitationRow): Promise<void> {
  await tx.deleteFrom('invitations').where('user_id', '=', invitation.user_id).execute();
  await tx.insertInto('invitations').values(invitation).execute();
}

export async function deleteInvitation(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('invitations').where('user_id', '=', userId).execute();
}
