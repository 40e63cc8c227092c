import { createHash } from 'node:crypto';
import type { VerifiedToken } from '../../adapters/identity/identity-port.ts';

/** Names one sign-in session through all its tokens; not a token and not derived back to one. */
export function sessionIdOf({
  uid,
  authenticatedAt,
}: Pick<VerifiedToken, 'uid' | 'authenticatedAt'>): string {
  return shortDigest(`${uid}:${authenticatedAt.getTime()}`);
}

/** 128 bits of SHA-256. */
export function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
