import type { Profile } from '@yado/shared/auth';
import type { RouteAccess } from '@yado/shared/contract/release-document';

/** True when the user may open a route; null is no session. Any one of several permissions is enough. */
export function mayOpen(access: RouteAccess, profile: Profile | null): boolean {
  if (access === 'public') return true;
  if (access === 'signedIn') return profile !== null;
  return [access.permission].flat().some((permission) => profile?.permissions.includes(permission));
}
