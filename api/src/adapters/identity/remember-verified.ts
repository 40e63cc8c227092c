import { ExpiringCache } from '../../lib/expiring-cache.ts';
import type { IdentityPort, VerifyResult } from './identity-port.ts';

const rememberMs = 5 * 60_000;
const maxRemembered = 5_000;

/**
 * Checks a token's signature once in a while instead of on each request of its hour: what was true of the very same
 * text stays true until it expires. Whether the session may still be used is asked of our own rows each time.
 */
export function rememberVerified(identity: IdentityPort, clock: () => Date = () => new Date()): IdentityPort {
  const verified = new ExpiringCache<VerifyResult & { kind: 'valid' }>({
    ttlMs: rememberMs,
    maxEntries: maxRemembered,
    clock,
  });
  return {
    ...identity,
    async verify(idToken) {
      const known = verified.get(idToken);
      if (known !== undefined && known.expiresAt > clock()) return known;
      const outcome = await identity.verify(idToken);
      if (outcome.kind === 'valid') verified.set(idToken, outcome);
      return outcome;
    },
  };
}
