import { getIdentity, getProfile, type Profile } from '@yado/shared/auth';
import { useSyncExternalStore } from 'react';

const KEY = 'yado:known-person';

/** Whose session the profile came with: nobody else is shown it. */
interface KnownPerson {
  userId: string;
  profile: Profile;
}

/** Keeps what the API last told of the signed-in person, and forgets it with the session. */
export function cacheProfile(): void {
  const { state } = getProfile();
  state.subscribe(() => {
    const current = state.get();
    if (current.status !== 'initialized' || current.failed) return;
    const userId = getIdentity().probableUserId();
    remember(current.profile && userId ? { userId, profile: current.profile } : null);
  });
}

/**
 * The signed-in person, as last known until the API has answered and while it can't be asked: enough for the shell,
 * which has to stand without it. Access is decided by what the API says.
 */
export function useCachedProfile(): Profile | null {
  const { state } = getProfile();
  const current = useSyncExternalStore(state.subscribe, state.get);
  if (current.status === 'initialized' && !current.failed) return current.profile;
  const known = recall();
  return known && known.userId === getIdentity().probableUserId() ? known.profile : null;
}

function remember(person: KnownPerson | null): void {
  try {
    if (person) localStorage.setItem(KEY, JSON.stringify(person));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be full or forbidden; the shell then waits for the API.
  }
}

function recall(): KnownPerson | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as KnownPerson | null;
  } catch {
    return null;
  }
}
