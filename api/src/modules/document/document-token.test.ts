import { describe, expect, it } from 'vitest';
import { LINK_SECONDS, readToken, signClaim } from './document-token.ts';

const secret = 'a-secret-of-this-test';
const now = new Date('2026-11-21T00:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const claim = { kind: 'invoice', userId: 'u1', invoiceId: 'i1', format: 'CSV' } as const;

describe('a download token', () => {
  it('gives its claim back until a minute is over', () => {
    const { token, expiresAt } = signClaim(secret, claim, now);
    expect(LINK_SECONDS).toBeLessThanOrEqual(60);
    expect(expiresAt).toEqual(later(60));
    expect(readToken(secret, token, now)?.claim).toEqual(claim);
    expect(readToken(secret, token, later(59))?.claim).toEqual(claim);
    expect(readToken(secret, token, later(60))).toBeNull();
  });

  it('made by a clock that was ahead is refused, but for the minute by which two servers may differ', () => {
    const { token } = signClaim(secret, claim, later(26 * 3600));
    expect(readToken(secret, token, now)).toBeNull();
    expect(readToken(secret, signClaim(secret, claim, later(61)).token, now)).toBeNull();
    expect(readToken(secret, signClaim(secret, claim, later(60)).token, now)?.claim).toEqual(claim);
  });

  it('is worth nothing once any character of it is changed, left out or added', () => {
    const { token } = signClaim(secret, claim, now);
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A';
      expect(readToken(secret, token.slice(0, index) + other + token.slice(index + 1), now)).toBeNull();
      expect(readToken(secret, token.slice(0, index) + token.slice(index + 1), now)).toBeNull();
    }
    expect(readToken(secret, `${token}A`, now)).toBeNull();
    expect(readToken(secret, `${token}.`, now)).toBeNull();
    for (const nothing of ['', '.', 'x', '\0', '{}']) expect(readToken(secret, nothing, now)).toBeNull();
  });

  it('of another secret, or without its own expiry, is refused', () => {
    const { token } = signClaim(secret, claim, now);
    expect(readToken('another-secret', token, now)).toBeNull();
    const body = Buffer.from(JSON.stringify({ claim, issuedAt: 0, expiresAt: 9e9 })).toString('base64url');
    expect(readToken(secret, `${body}.${token.split('.')[1]}`, now)).toBeNull();
  });
});
