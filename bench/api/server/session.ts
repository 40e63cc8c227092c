import { createSign, createVerify } from 'node:crypto';
import type { IdentityPort, VerifyResult } from '../../../api/src/adapters/identity/identity-port.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as the identity service signs them (RS256), for the length of the run. */
export function signToken(privateKey: string, uid: string, email: string): string {
  const now = Math.floor(Date.now() / 1000);
  const head = part({ alg: 'RS256', typ: 'JWT', kid: 'bench' });
  const claims = part({
    sub: uid,
    email,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    padding: 'x'.repeat(400),
  });
  const signature = createSign('RSA-SHA256').update(`${head}.${claims}`).sign(privateKey, 'base64url');
  return `${head}.${claims}.${signature}`;
}

/**
 * Checks such tokens. The sandbox's tokens carry no signature and have the emulator asked each time, so that neither
 * side of what production does would be measured.
 */
export function localIdentity(publicKey: string): Pick<IdentityPort, 'verify'> {
  return {
    async verify(idToken): Promise<VerifyResult> {
      const [head = '', claims = '', signature = ''] = idToken.split('.');
      const valid = createVerify('RSA-SHA256')
        .update(`${head}.${claims}`)
        .verify(publicKey, signature, 'base64url');
      const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
        sub: string;
        email: string;
        auth_time: number;
        iat: number;
        exp: number;
      };
      if (!valid || payload.exp * 1000 < Date.now()) return { kind: 'invalid' };
      const { sub: uid, email, auth_time: authTime, iat, exp } = payload;
      return {
        kind: 'valid',
        token: {
          uid,
          email,
          authenticatedAt: new Date(authTime * 1000),
          issuedAt: new Date(iat * 1000),
        },
        expiresAt: new Date(exp * 1000),
      };
    },
  };
}

/** One request of a browser. */
export function toRequest(token: string, body: object): RequestInit & { headers: Record<string, string> } {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      'x-yado-csrf': '1',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  };
}
