import { ExpiringCache } from '../../lib/expiring-cache.ts';
import type { IdentityPort, VerifyResult } from './identity-port.ts';

const recheckAfterMs = 5 * 60_000;
/** ID tokens live for an hour: https://firebase.google.com/docs/auth/admin/manage-sessions */
const tokenLifeMs = 60 * 60_000;
const maxRemembered = 5_000;

interface Verified {
  result: VerifyResult & { kind: 'valid' };
  checkedAt: number;
}

/**
 * Checks a token's signature once in a while instead of on each request of its hour: what was true of the very same
 * text stays true until it expires. So a known token is taken at once, and checked again behind the request: nobody waits
 * for a service that is slow or gone. Whether the session may still be used is asked of our own rows each time.
 */
export function rememberVerified(identity: IdentityPort, clock: () => Date = () => new Date()): IdentityPort {
  const verified = new ExpiringCache<Verified>({ ttlMs: tokenLifeMs, maxEntries: maxRemembered, clock });
  const check = async (idToken: string): Promise<VerifyResult> => {
    const result = await identity.verify(idToken);
    if (result.kind === 'valid') verified.set(idToken, { result, checkedAt: clock().getTime() });
    if (result.kind === 'invalid') verified.delete(idToken);
    return result;
  };
  return {
    ...identity,
    async verify(idToken) {
      const known = verified.get(idToken);
      const now = clock();
      if (!known || known.result.expiresAt <= now) return check(idToken);
      if (now.getTime() - known.checkedAt >= recheckAfterMs) {
        known.checkedAt = now.getTime();
        check(idToken).catch(() => {});
      }
      return known.result;
    },
  };
}
