export type VerifiedToken = {
  uid: string;
  /** When the session began (sign-in, not token renewal). */
  authenticatedAt: Date;
  issuedAt: Date;
};
export type VerifyOutcome =
  | { kind: 'valid'; token: VerifiedToken }
  | { kind: 'invalid' }
  | { kind: 'unavailable' };

export interface SeedAccount {
  uid: string;
  email: string;
  name: string;
  password: string;
}

/** The identity service. */
export interface IdentityPort {
  /** Checks signature, issuer, audience and expiry of an ID token. Our own user row decides what it may do. */
  verify(idToken: string): Promise<VerifyOutcome>;
  /** Creates an account with a fixed uid if there is none; leaves an existing one, and its password, alone. */
  ensureAccount(account: SeedAccount): Promise<'created' | 'existing'>;
  setDisplayName(uid: string, name: string): Promise<void>;
  /** Lets the service send its own reset mail. Resolves alike whether or not the address exists. */
  sendPasswordReset(email: string): Promise<void>;
}
