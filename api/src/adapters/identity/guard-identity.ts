import { ProviderUnavailableError } from '../../lib/errors.ts';
import { CallGuard, type OnPause } from '../guard/call-guard.ts';
import { guarded } from '../guard/guarded.ts';
import type { IdentityPort, VerifyResult } from './identity-port.ts';

/**
 * The identity service within limits of this process. Requests with the same token share one check of it. A check that is
 * not made is `unavailable`; any other call that is not made throws ProviderUnavailableError.
 */
export function guardIdentity(identity: IdentityPort, { onPause }: { onPause?: OnPause } = {}): IdentityPort {
  const tokens = new CallGuard('tokens', { atOnce: 64, waiting: 256, failures: 3 }, onPause);
  const accounts = new CallGuard('accounts', { atOnce: 16, waiting: 32, failures: 5 }, onPause);
  const port = guarded(identity, {
    guardOf: (method) => {
      if (method === 'probe') return null;
      return method === 'verify' ? tokens : accounts;
    },
    isFailure: (ending) =>
      'error' in ending ? ending.error instanceof ProviderUnavailableError : isUnavailable(ending.value),
    notMade: (method, cause): VerifyResult => {
      if (method === 'verify') return { kind: 'unavailable' };
      throw new ProviderUnavailableError('identity', { cause });
    },
  });
  const underWay = new Map<string, Promise<VerifyResult>>();
  return {
    ...port,
    verify(idToken) {
      const known = underWay.get(idToken);
      if (known) return known;
      const check = port.verify(idToken).finally(() => underWay.delete(idToken));
      underWay.set(idToken, check);
      return check;
    },
  };
}

function isUnavailable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'unavailable';
}
