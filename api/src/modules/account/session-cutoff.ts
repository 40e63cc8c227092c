import type { IdentityAccount } from '../../adapters/identity/identity-port.ts';

/**
 * Before which instant sessions are over, by what the identity service says; null when it ended none.
 * `session` is the newest one known. It survives when the service issued it a token after it ended sessions: then it
 * is the one that changed the password, which gets new tokens but keeps the begin of its sign-in.
 */
export function sessionCutoff(
  account: IdentityAccount | null,
  session: { authenticatedAt: Date; issuedAt: Date },
  now: Date,
): Date | null {
  if (account === null || account.disabled) return nextWholeSecond(now);
  const { sessionsValidAfter: ended } = account;
  if (ended === null) return null;
  return session.issuedAt >= ended && session.authenticatedAt < ended ? session.authenticatedAt : ended;
}

/** Sessions begin at whole seconds: one of this second began before. */
export function nextWholeSecond(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 1000 + 1) * 1000);
}
