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
 * text stays true until it expires. So a known token is also good while the service does not answer. Whether the
 * session may still be used is asked of our own rows each time.
 */
export function rememberVerified(identity: IdentityPort, clock: () => Date = () => new Date()): IdentityPort {
  const verified = new ExpiringCache<Verified>({ ttlMs: tokenLifeMs, maxEntries: maxRemembered, clock });
  return {
    ...identity,
    async verify(idToken) {
      const found = verified.get(idToken);
      const now = clock();
      const known = found && found.result.expiresAt > now ? found : undefined;
      if (known && now.getTime() - known.checkedAt < recheckAfterMs) return known.result;
      const result = await identity.verify(idToken);
      if (result.kind === 'valid') verified.set(idToken, { result, checkedAt: now.getTime() });
      if (result.kind === 'invalid') verified.delete(idToken);
      return result.kind === 'unavailable' && known ? known.result : result;
    },
  };
}
