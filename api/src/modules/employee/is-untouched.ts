import type { IdentityAccount } from '../../adapters/identity/identity-port.ts';

/** The service counts both in whole seconds. */
const SAME_MOMENT_MS = 1_000;

/**
 * Whether an account is as its maker made it: its first password, nothing but a password to sign in with. Who got into
 * somebody else's account by a mailed reset shares it: links that its maker asked for (to another address, say) live on.
 */
export function isUntouched({ createdAt, sessionsValidAfter, providers }: IdentityAccount): boolean {
  const hasFirstPassword =
    sessionsValidAfter === null || sessionsValidAfter.getTime() - createdAt.getTime() <= SAME_MOMENT_MS;
  return hasFirstPassword && providers.every((provider) => provider === 'password');
}
