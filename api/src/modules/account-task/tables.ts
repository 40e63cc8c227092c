import type { Generated, Selectable } from 'kysely';
import type { Instant, NullableInstant } from '../../db/column-types.ts';

export interface InvitationTable {
  id: string;
  /** The employee whose row waits as INVITED; a new code replaces the old one. */
  user_id: string;
  code_hash: string;
  invited_by: string;
  created_at: Instant;
  expires_at: Instant;
  /** When the mail server of the address refused the mail with the code for good. */
  mail_refused_at: NullableInstant;
}

export interface PasswordCodeTable {
  id: string;
  /** Hash of the code that identifies the request. */
  code_hash: string;
  /** As it was asked for; nobody may have it. */
  email: string;
  /** Hash of the secret that only the mail contains. */
  secret_hash: string;
  tries: Generated<number>;
  /** The network that asked, by a name that tells nothing of it; null in rows of releases that don't write it. */
  asked_by: string | null;
  created_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
  /** When a mail with a link was sent in place of the code. */
  hint_mailed_at: NullableInstant;
}

export type AccountTaskKind =
  | 'INVITATION_MAIL'
  | 'PASSWORD_CODE_MAIL'
  | 'CREATE_ACCOUNT'
  | 'FIRST_PASSWORD_MAIL'
  | 'REVOKE_SESSIONS'
  | 'READ_IDENTITY';

/** Something to do at an outside service, written in the transaction that makes it necessary. */
export interface AccountTaskTable {
  id: string;
  kind: AccountTaskKind;
  /** The user, or the password code, that it is about. */
  subject_id: string;
  /** The branch or agency on whose behalf it is done; empty: nobody's. */
  sender_id: Generated<string>;
  /** Of the tasks that wait in one line the lowest is done first; 0 in rows of releases that don't write it. */
  turn: Generated<number>;
  /** What only the mail may say, encrypted; gone once it was sent. */
  sealed: string | null;
  created_at: Instant;
  tries: Generated<number>;
  next_try_at: Instant;
  done_at: NullableInstant;
}

/** A change of address that the owner of the old one has undone by the link that was mailed there. */
export interface EmailUndoTable {
  id: string;
  /** Of the link's code. */
  code_hash: string;
  /** The code, encrypted; gone once it is worth nothing. */
  sealed: string | null;
  /** The address that the account returns to. */
  email: string;
  /** The account at the identity service as it was; null until it was found. */
  uid: string | null;
  created_at: Instant;
  tries: Generated<number>;
  next_try_at: Instant;
  /** Since when the former password and sessions are worth nothing. */
  secured_at: NullableInstant;
  /** When the link to a new password was mailed, or it turned out that nothing can be undone. */
  done_at: NullableInstant;
}

export interface EndedSessionTable {
  /** RequestContext.sessionId of a session that was signed out. */
  id: string;
  ended_at: Instant;
}

export interface AccountTables {
  invitations: InvitationTable;
  password_codes: PasswordCodeTable;
  account_tasks: AccountTaskTable;
  email_undos: EmailUndoTable;
  ended_sessions: EndedSessionTable;
}

export type InvitationRow = Selectable<InvitationTable>;
export type PasswordCodeRow = Selectable<PasswordCodeTable>;
export type EmailUndoRow = Selectable<EmailUndoTable>;
export type AccountTaskRow = Selectable<AccountTaskTable>;
