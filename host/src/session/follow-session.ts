import { getIdentity, getProfile } from '@yado/shared/auth';
import type { createBrowserRouter } from '@yado/shared/router';
import { resetStore } from '@yado/shared/relay';

/** Keeps profile, store and page in step with the identity service, also when the session ends in another tab. */
export function followSession(router: ReturnType<typeof createBrowserRouter>): void {
  const identity = getIdentity();
  const profile = getProfile();
  let user = identity.probableUserId();
  void profile.follow(user);
  identity.state.subscribe(() => {
    const next = identity.probableUserId();
    if (next === user) return;
    user = next;
    resetStore();
    void profile.follow(user);
    void router.revalidate();
  });
}
