import { getIdentity, getProfile, type ProfileState } from '@yado/shared/auth';
import type { MenuEntry, RouteAccess } from '@yado/shared/contract/release-document';
import { redirect } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { takeEndReason } from './ended-session.ts';
import { selectMenu } from './menu.ts';
import { mayOpen } from './may-open.ts';

/** Error for a page that the signed-in user may not open. */
export class Forbidden extends Error {
  override name = 'Forbidden';
}

/**
 * Checks the access of a navigation: resolves, redirects to sign-in with a way back, or throws {@link Forbidden} or the
 * error that prevented loading the profile. A user who may not open the site's first page is redirected to the first
 * page of their menu. The API checks again; this only avoids pages that would be empty.
 */
export async function requireAccess(access: RouteAccess, url: URL, menu: MenuEntry[]): Promise<void> {
  if (access === 'public') return;
  const identity = getIdentity();
  if (!identity.probableUserId()) {
    await identity.ready();
    if (!identity.probableUserId()) throw redirect(paths.signIn(url.pathname + url.search, takeEndReason()));
  }
  if (access === 'signedIn') return;
  const profile = await loadSettledProfile();
  if (mayOpen(access, profile)) return;
  const [start] = profile ? selectMenu(profile, menu) : [];
  if (start && url.pathname === paths.search()) throw redirect(start.path);
  throw new Forbidden();
}

async function loadSettledProfile() {
  const { state, follow, refresh } = getProfile();
  // Right after sign-in this may run before the session's listeners are notified of the new user.
  await follow(getIdentity().probableUserId());
  // A profile that failed to load must not count as one without permissions, so it is loaded again.
  if (getFailure(state.get())) await refresh();
  const settled = state.get();
  const failed = getFailure(settled);
  if (failed) throw failed.error;
  return settled.status === 'initialized' ? settled.profile : null;
}

function getFailure(state: ProfileState) {
  return state.status === 'initialized' ? state.failed : undefined;
}
