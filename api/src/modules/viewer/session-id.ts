import { createHash } from 'node:crypto';
import type { VerifiedToken } from '../../adapters/identity/identity-port.ts';

type Session = Pick<VerifiedToken, 'uid' | 'authenticatedAt'>;

/** A token that was verified before comes as the same object: see remember-verified.ts. */
const known = new WeakMap<Session, string>();

/** Names one sign-in session through all its tokens; not a token and not derived back to one. */
export function getSessionId(session: Session): string {
  const id = known.get(session) ?? shortDigest(`${session.uid}:${session.authenticatedAt.getTime()}`);
  known.set(session, id);
  return id;
}

/** 128 bits of SHA-256. */
export function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
