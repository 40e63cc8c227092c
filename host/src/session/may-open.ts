import type { Profile } from '@yado/shared/auth';
import type { RouteAccess } from '@yado/shared/contract/release-document';

/** Whether a route is open to a person; null: to who is not signed in. Of several permissions any is enough. */
export function mayOpen(access: RouteAccess, profile: Profile | null): boolean {
  if (access === 'public') return true;
  if (access === 'signedIn') return profile !== null;
  return [access.permission].flat().some((permission) => profile?.permissions.includes(permission));
}
