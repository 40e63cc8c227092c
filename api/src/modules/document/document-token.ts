import { createHmac, timingSafeEqual } from 'node:crypto';
import { type DocumentClaim, type SignedClaim, signedClaimSchema } from './document-claim.ts';

/**
 * A link is for the click that follows, not for keeping. Signing out on one device ends no session at the identity service,
 * so that only time ends a link that was given before.
 */
export const LINK_SECONDS = 60;
/** By which the clocks of two servers may differ. */
const SKEW_SECONDS = 60;
/** Longer addresses do not pass every server on the way. */
export const MAX_TOKEN_LENGTH = 6_000;

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** Signs a claim for a minute: `<claim>.<HMAC-SHA256>`, both base64url. The claim is readable, not alterable. */
export function signClaim(
  secret: string,
  claim: DocumentClaim,
  now: Date,
): { token: string; expiresAt: Date } {
  const issuedAt = seconds(now);
  const signed: SignedClaim = { issuedAt, expiresAt: issuedAt + LINK_SECONDS, claim };
  const body = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return {
    token: `${body}.${computeSignature(secret, body).toString('base64url')}`,
    expiresAt: new Date(signed.expiresAt * 1000),
  };
}

/** The claim of a token; null when it is altered, expired, of the future, of another secret or no token at all. */
export function readToken(secret: string, token: string, now: Date): SignedClaim | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  // Compared as text: a base64 decoder reads several texts as the same bytes.
  const expected = Buffer.from(computeSignature(secret, body).toString('base64url'));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = signedClaimSchema.safeParse(parse(body));
  if (!parsed.success) return null;
  const { issuedAt, expiresAt } = parsed.data;
  // Made by a clock that was wrong, it would be good for as long as that was ahead.
  return expiresAt > seconds(now) && issuedAt <= seconds(now) + SKEW_SECONDS ? parsed.data : null;
}

function computeSignature(secret: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`yado/document-link/v1:${body}`).digest();
}

function parse(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
