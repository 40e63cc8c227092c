import { getIdentity } from '@yado/shared/auth';

/** Whose searches are remembered: the host lets nobody into a screen for signed-in people before this is known. */
export function currentOwner(): string {
  return getIdentity().probableUserId() ?? '';
}
