import { getIdentity, getProfile, type Profile } from '@yado/shared/auth';
import { useSyncExternalStore } from 'react';
import { PROFILE_KEY } from './profile-key.ts';

/** Profile with the user whose session loaded it; it is shown to no other user. */
interface CachedProfile {
  userId: string;
  profile: Profile;
}

/** Stores the last profile that the API sent, and removes it when the session ends. */
export function cacheProfile(): void {
  const { state } = getProfile();
  state.subscribe(() => {
    const current = state.get();
    if (current.status !== 'initialized' || current.failed) return;
    const userId = getIdentity().probableUserId();
    writeCache(current.profile && userId ? { userId, profile: current.profile } : null);
  });
}

/**
 * Profile of the signed-in user: the stored one until the API has answered, and while it fails, so that the shell does
 * not depend on the API. For display only; access is checked with the API's profile.
 */
export function useCachedProfile(): Profile | null {
  const { state } = getProfile();
  const current = useSyncExternalStore(state.subscribe, state.get);
  if (current.status === 'initialized' && !current.failed) return current.profile;
  const cached = readCache();
  return cached && cached.userId === getIdentity().probableUserId() ? cached.profile : null;
}

function writeCache(cached: CachedProfile | null): void {
  try {
    if (cached) localStorage.setItem(PROFILE_KEY, JSON.stringify(cached));
    else localStorage.removeItem(PROFILE_KEY);
  } catch {
    // Storage may be full or forbidden; the shell then waits for the API.
  }
}

function readCache(): CachedProfile | null {
  try {
    return JSON.parse(localStorage.getItem(PROFILE_KEY) ?? 'null') as CachedProfile | null;
  } catch {
    return null;
  }
}
