import { getIdentity, getProfile, type Profile } from '@yado/shared/auth';
import type { createBrowserRouter } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { storeEndReason, takeEndReason } from './ended-session.ts';
import { cacheProfile } from './cached-profile.ts';
import { checkRestoredPage } from './restored-page.ts';

const SIGN_UP = new URL(paths.signUp(''), location.origin).pathname;
/** Pages on which users sign out themselves and need no reason. */
const SIGN_OUT_PAGES = [paths.signIn(), SIGN_UP];
const REFRESH_EVERY_MS = 120_000;

/** Reloads the page. The sign-in page has the reason in its address, where it may be that of an earlier session. */
function reloadPage(): void {
  const end = location.pathname === paths.signIn() ? takeEndReason() : undefined;
  if (!end) return location.reload();
  const next = new URLSearchParams(location.search).get('next') ?? undefined;
  location.replace(paths.signIn(next, end));
}

/**
 * Keeps profile and page in step with the identity service. When a session ends, here or in another tab, the page is
 * reloaded, so that no data of that user stays in memory; the route's access check then applies.
 */
export function followSession(router: ReturnType<typeof createBrowserRouter>): void {
  const identity = getIdentity();
  const profile = getProfile();
  let user = identity.probableUserId();
  /** True from sign-in until the API accepts the user: a refusal then means an inactive account, not an ended session. */
  let isNew = false;
  let hasFailed = false;
  let rights: string | undefined;
  const reason = () => (isNew ? 'inactive' : 'ended');
  cacheProfile();
  void profile.follow(user);
  // The session may be ended on another device, or the role changed, while the page is hidden.
  const refreshIfVisible = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void profile.refresh();
  };
  document.addEventListener('visibilitychange', refreshIfVisible);
  window.addEventListener('online', refreshIfVisible);
  checkRestoredPage(() => identity.isStoredUser(user));
  setInterval(refreshIfVisible, REFRESH_EVERY_MS);
  profile.state.subscribe(() => {
    const state = profile.state.get();
    if (state.status === 'initialized' && state.profile) isNew = false;
    if (state.status === 'initialized' && state.profile) {
      const before = rights;
      rights = toRightsKey(state.profile);
      // Routes failed to open without a profile, or were opened with other rights.
      if ((hasFailed || (before !== undefined && before !== rights)) && isIdle(router)) {
        void router.revalidate();
      }
    }
    hasFailed = state.status === 'initialized' && state.failed !== undefined;
    if (state.status !== 'initialized' || state.profile || state.failed || !user) return;
    // On sign-up an account exists before the API knows it.
    if (location.pathname === SIGN_UP) return;
    // A request that was running at sign-out may fail in the same way a moment later.
    if (isNew || !SIGN_OUT_PAGES.includes(location.pathname)) storeEndReason(reason());
    void identity.forget();
  });
  identity.state.subscribe(() => {
    const next = identity.probableUserId();
    if (next === user) return;
    if (user) {
      if (!SIGN_OUT_PAGES.includes(location.pathname)) storeEndReason(reason());
      reloadPage();
      return;
    }
    user = next;
    isNew = true;
    takeEndReason();
    void profile.follow(user);
    void router.revalidate();
  });
}

function toRightsKey({ role, permissions }: Profile): string {
  return [role, ...permissions].join();
}

/** False during a navigation, which loads the profile itself. */
function isIdle({ state }: ReturnType<typeof createBrowserRouter>): boolean {
  return state.initialized && state.navigation.state === 'idle' && state.revalidation === 'idle';
}
