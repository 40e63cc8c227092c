import { getIdentity, getProfile, type Profile } from '@yado/shared/auth';
import type { createBrowserRouter } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { rememberEnd, takeEnd } from './ended-session.ts';
import { cacheProfile } from './cached-profile.ts';

const SIGN_UP = new URL(paths.signUp(''), location.origin).pathname;
/** People who sign out themselves do it from here, and need no reason. */
const LEFT_BY_HAND = [paths.signIn(), SIGN_UP];
const ASK_EVERY_MS = 120_000;

/** The sign-in page has its reason in the address, and may still hold that of an earlier session. */
function startAnew(): void {
  const end = location.pathname === paths.signIn() ? takeEnd() : undefined;
  if (!end) return location.reload();
  const next = new URLSearchParams(location.search).get('next') ?? undefined;
  location.replace(paths.signIn(next, end));
}

/**
 * Keeps profile and page in step with the identity service. When a session ends, here or in another tab, the
 * page starts anew, so that nothing of that person stays in memory; the route's access check then decides.
 */
export function followSession(router: ReturnType<typeof createBrowserRouter>): void {
  const identity = getIdentity();
  const profile = getProfile();
  let user = identity.probableUserId();
  /** Whom the API never served is told something else than whose session was good once. */
  let isNew = false;
  let hadFailed = false;
  let rights: string | undefined;
  const reason = () => (isNew ? 'inactive' : 'ended');
  cacheProfile();
  void profile.follow(user);
  // Ended from another device, or another role by now: who comes back to the page learns of it before acting on it.
  const retrySharedModules = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void profile.refresh();
  };
  document.addEventListener('visibilitychange', retrySharedModules);
  window.addEventListener('online', retrySharedModules);
  setInterval(retrySharedModules, ASK_EVERY_MS);
  profile.state.subscribe(() => {
    const state = profile.state.get();
    if (state.status === 'initialized' && state.profile) isNew = false;
    if (state.status === 'initialized' && state.profile) {
      const before = rights;
      rights = rightsOf(state.profile);
      // The page could not be opened without knowing who asks, or was opened to somebody who may do other things now.
      if ((hadFailed || (before !== undefined && before !== rights)) && isIdle(router)) {
        void router.revalidate();
      }
    }
    hadFailed = state.status === 'initialized' && state.failed !== undefined;
    if (state.status !== 'initialized' || state.profile || state.failed || !user) return;
    // Here an account exists before the API knows it, until the invitation is taken up.
    if (location.pathname === SIGN_UP) return;
    // A request that was under way when somebody left may tell the same a moment later.
    if (isNew || !LEFT_BY_HAND.includes(location.pathname)) rememberEnd(reason());
    void identity.forget();
  });
  identity.state.subscribe(() => {
    const next = identity.probableUserId();
    if (next === user) return;
    if (user) {
      if (!LEFT_BY_HAND.includes(location.pathname)) rememberEnd(reason());
      startAnew();
      return;
    }
    user = next;
    isNew = true;
    takeEnd();
    void profile.follow(user);
    void router.revalidate();
  });
}

function rightsOf({ role, permissions }: Profile): string {
  return [role, ...permissions].join();
}

/** A page that is on its way asks for the profile itself. */
function isIdle({ state }: ReturnType<typeof createBrowserRouter>): boolean {
  return state.initialized && state.navigation.state === 'idle' && state.revalidation === 'idle';
}
