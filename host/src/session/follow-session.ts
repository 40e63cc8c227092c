import { getIdentity, getProfile } from '@yado/shared/auth';
import type { createBrowserRouter } from '@yado/shared/router';

/**
 * Keeps profile and page in step with the identity service. When a session ends, here or in another tab, the
 * page starts anew, so that nothing of that person stays in memory; the route's access check then decides.
 */
export function followSession(router: ReturnType<typeof createBrowserRouter>): void {
  const identity = getIdentity();
  const profile = getProfile();
  let user = identity.probableUserId();
  void profile.follow(user);
  // Ended from another device, or another role by now: who comes back to the page learns of it before acting on it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void profile.refresh();
  });
  identity.state.subscribe(() => {
    const next = identity.probableUserId();
    if (next === user) return;
    if (user) {
      location.reload();
      return;
    }
    user = next;
    void profile.follow(user);
    void router.revalidate();
  });
}
