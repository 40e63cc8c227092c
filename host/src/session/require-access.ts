import { getIdentity, getProfile, type ProfileState } from '@yado/shared/auth';
import type { MenuEntry, RouteAccess } from '@yado/shared/contract/release-document';
import { redirect } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { takeEnd } from './ended-session.ts';
import { menuFor } from './menu.ts';
import { mayOpen } from './may-open.ts';

/** The signed-in person may not open this page. */
export class Forbidden extends Error {
  override name = 'Forbidden';
}

/**
 * Lets a navigation pass, sends it to sign-in with a way back, or throws {@link Forbidden}, or why it can't be known
 * who asks. Who may not open the site's first page is sent on to the first page of the own menu. The API checks again; this only keeps people from pages that would be empty for them.
 */
export async function requireAccess(access: RouteAccess, url: URL, menu: MenuEntry[]): Promise<void> {
  if (access === 'public') return;
  const identity = getIdentity();
  if (!identity.probableUserId()) {
    await identity.ready();
    if (!identity.probableUserId()) throw redirect(paths.signIn(url.pathname + url.search, takeEnd()));
  }
  if (access === 'signedIn') return;
  const profile = await settledProfile();
  if (mayOpen(access, profile)) return;
  const [start] = profile ? menuFor(profile, menu) : [];
  if (start && url.pathname === paths.search()) throw redirect(start.path);
  throw new Forbidden();
}

async function settledProfile() {
  const { state, follow, refresh } = getProfile();
  // Right after sign-in the page may come here before the session's followers have heard of the new user.
  await follow(getIdentity().probableUserId());
  // A profile that could not be had says nothing about permissions: neither now nor for the pages after this one.
  if (failureOf(state.get())) await refresh();
  const settled = state.get();
  const failed = failureOf(settled);
  if (failed) throw failed.error;
  return settled.status === 'initialized' ? settled.profile : null;
}

function failureOf(state: ProfileState) {
  return state.status === 'initialized' ? state.failed : undefined;
}
