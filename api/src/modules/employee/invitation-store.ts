import { sql, type Transaction } from 'kysely';
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

/** Adds an invited person; null when another one waits in the branch under the address, or it has an administrator. */
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
      shares_email: true,
      branch_id: user.branchId,
      created_at: user.now,
      updated_at: user.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Somebody who waits in a branch under an address, and whether the code they have is still good. */
export async function findWaiting(
  tx: Transaction<Database>,
  branchId: string,
  { email, now }: { email: string; now: Date },
): Promise<{ user: UserRow; isOpen: boolean } | null> {
  const user = await tx
    .selectFrom('users')
    .selectAll()
    .where('branch_id', '=', branchId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('status', '=', 'INVITED')
    .forUpdate()
    .executeTakeFirst();
  if (user === undefined) return null;
  const open = await tx
    .selectFrom('invitations')
    .select('id')
    .where('user_id', '=', user.id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return { user, isOpen: open !== undefined };
}

/** Renames somebody who is invited again; the row as it is then. */
export async function renameInvited(
  tx: Transaction<Database>,
  userId: string,
  { name, now }: { name: string; now: Date },
): Promise<UserRow> {
  return tx
    .updateTable('users')
    .set({ name, updated_at: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Notes that the mail with a code was refused for good, unless the person has been given another code since. */
export async function markInvitationRefused(
  tx: Transaction<Database>,
  userId: string,
  mail: { notedAt: Date; refusedAt: Date },
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ mail_refused_at: mail.refusedAt })
    .where('user_id', '=', userId)
    .where('created_at', '<=', mail.notedAt)
    .execute();
}

/** When the mails with the codes that these people have now were refused. */
export function findRefusedInvitations(
  db: Db,
  userIds: readonly string[],
): Promise<{ id: string; mail_refused_at: Date | null }[]> {
  return db
    .selectFrom('invitations')
    .select(['user_id as id', 'mail_refused_at'])
    .where('user_id', 'in', [...userIds])
    .where('mail_refused_at', 'is not', null)
    .execute();
}

/** Gives an invited person a code; one they had before is worth nothing from here on. */
export async function replaceInvitation(
  tx: Transaction<Database>,
  invitation: Omit<InvitationRow, 'mail_refused_at'>,
): Promise<void> {
  await tx.deleteFrom('invitations').where('user_id', '=', invitation.user_id).execute();
  await tx.insertInto('invitations').values(invitation).execute();
}

export async function deleteInvitation(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('invitations').where('user_id', '=', userId).execute();
}
