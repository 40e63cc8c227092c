import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL. */
export function newSecretCode(): string {
  return randomBytes(32).toString('base64url');
}

/** What a code is looked up by; the database never holds the code itself in the clear. */
export function hashSecretCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
