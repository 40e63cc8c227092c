import type { ProbeResult } from '../probe/probe-result.ts';

export type VerifiedToken = {
  uid: string;
  /** As it was when the token was issued. */
  email: string | null;
  /** When the session began (sign-in, not token renewal). */
  authenticatedAt: Date;
  issuedAt: Date;
};
export type VerifyResult =
  | { kind: 'valid'; token: VerifiedToken; expiresAt: Date }
  | { kind: 'invalid' }
  | { kind: 'unavailable' };

export interface SeedAccount {
  uid: string;
  email: string;
  name: string;
  password: string;
}

/** An account as the identity service holds it now. */
export interface IdentityAccount {
  uid: string;
  email: string | null;
  /** Whether somebody has shown to read the mailbox of that address. */
  emailVerified: boolean;
  disabled: boolean;
  /** Whole seconds. */
  createdAt: Date;
  /** Sessions that began before were ended: the password or the e-mail changed, or they were revoked. Whole seconds. */
  sessionsValidAfter: Date | null;
  /** Ways to sign in, such as `password` or `google.com`. */
  providers: readonly string[];
}

/** `email`: the address that the account returns to. */
export type EmailUndoCheck = { kind: 'good'; email: string } | { kind: 'wrong' | 'expired' };

/** The identity service. Unless said otherwise an outage throws ProviderUnavailableError. */
export interface IdentityPort {
  /** Whether accounts can be read and changed with what we have for it, for sites at these hosts. Never throws. */
  probe(options?: { hosts?: readonly string[]; timeoutMs?: number }): Promise<ProbeResult>;
  /** Checks signature, issuer, audience and expiry of an ID token. Our own user row decides what it may do. */
  verify(idToken: string): Promise<VerifyResult>;
  /** Creates an account with a fixed uid if there is none; leaves an existing one, and its password, alone. */
  ensureAccount(account: SeedAccount): Promise<'created' | 'existing'>;
  setDisplayName(uid: string, name: string): Promise<void>;
  /** Lets the service send its own reset mail. Resolves alike whether or not the address exists. */
  sendPasswordReset(email: string): Promise<void>;
  /** Null when there is no such account. */
  readAccount(uid: string): Promise<IdentityAccount | null>;
  /** The account that has an address; null when none has. */
  findAccount(email: string): Promise<IdentityAccount | null>;
  /** What the link that undoes a change of address is worth, by its code, which this doesn't use up. */
  checkEmailUndo(code: string): Promise<EmailUndoCheck>;
  /**
   * Gives an account its former address, which counts as verified, and uses the code up. Only for codes that
   * `checkEmailUndo` calls good: it does what any mail's code is for. taken: another account has the address.
   */
  undoEmailChange(code: string): Promise<'undone' | 'worthless' | 'taken'>;
  /**
   * A new account of an address, without a usable password. One that exists already is deleted, with every link and
   * session of it: who made it has not shown that the mailbox is theirs.
   */
  claimAccount(account: { email: string; name: string }): Promise<{ uid: string }>;
  /** Also of one that is gone. */
  deleteAccount(uid: string): Promise<void>;
  /** The code of a link with which the owner of the mailbox chooses a password. */
  createPasswordLinkCode(email: string): Promise<string>;
  /** Sets a password and ends the sessions before it. */
  setPassword(uid: string, password: string): Promise<'done' | 'weak' | 'gone'>;
  /** Ends all sessions. Done also when there is no such account. */
  revokeSessions(uid: string): Promise<void>;
}
