import { describe, expect, it } from 'vitest';
import { hashPublicKey, newPublicKey, openPublicKey, sealPublicKey } from './public-key.ts';

const secret = 'a-secret-of-the-server-that-is-long-enough';

describe('keys for guests', () => {
  it('have 256 random bits and do not repeat', () => {
    const keys = Array.from({ length: 10_000 }, newPublicKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(32);
  });

  it('come back from their sealed form and are found by their hash', () => {
    const key = newPublicKey();
    const sealed = sealPublicKey(secret, 'trip', key);
    expect(openPublicKey(secret, 'trip', sealed.sealed)).toBe(key);
    expect(sealed.hash).toBe(hashPublicKey(key));
    expect(sealed.sealed).not.toContain(key);
  });

  it('stay closed for another trip, another secret and altered bytes', () => {
    const { sealed } = sealPublicKey(secret, 'trip', newPublicKey());
    expect(openPublicKey(secret, 'other', sealed)).toBeNull();
    expect(openPublicKey(`${secret}!`, 'trip', sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    expect(openPublicKey(secret, 'trip', bytes.toString('base64url'))).toBeNull();
    expect(openPublicKey(secret, 'trip', '')).toBeNull();
  });
});
