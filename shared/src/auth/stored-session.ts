const getStorageKey = (apiKey: string) => `firebase:authUser:${apiKey}:[DEFAULT]`;
const SAFETY_MS = 60_000;

interface StoredUser {
  uid?: unknown;
  stsTokenManager?: { accessToken?: unknown; expirationTime?: unknown };
}

/**
 * The session that the identity SDK left in local storage, while its token is still good. The SDK asks its
 * server about the user before it reports one; until then requests may already go out with this token,
 * as the API checks it anyway.
 */
export function storedSession(apiKey: string, now = Date.now()): { userId: string; token: string } | null {
  try {
    const text = localStorage.getItem(getStorageKey(apiKey));
    const user = text ? (JSON.parse(text) as StoredUser) : null;
    const { accessToken, expirationTime } = user?.stsTokenManager ?? {};
    if (typeof user?.uid !== 'string' || typeof accessToken !== 'string') return null;
    if (typeof expirationTime !== 'number' || expirationTime - SAFETY_MS <= now) return null;
    return { userId: user.uid, token: accessToken };
  } catch {
    return null;
  }
}

/** Whether the SDK left a session here, also one whose token has run out. */
export function hasStoredUser(apiKey: string): boolean {
  try {
    return localStorage.getItem(getStorageKey(apiKey)) !== null;
  } catch {
    return false;
  }
}

/** Resolves once another tab has left a session. */
export function whenUserIsStored(apiKey: string): Promise<void> {
  const key = getStorageKey(apiKey);
  return new Promise((resolve) => {
    const listening = new AbortController();
    const hear = (event: StorageEvent) => {
      if (event.key !== key || event.newValue === null) return;
      listening.abort();
      resolve();
    };
    addEventListener('storage', hear, { signal: listening.signal });
  });
}

/** Whether the session that the SDK left is this user's, also when its token has run out; true where nothing can be stored. */
export function isStoredUser(apiKey: string, userId: string | null): boolean {
  try {
    const text = localStorage.getItem(getStorageKey(apiKey));
    const user = text ? (JSON.parse(text) as StoredUser) : null;
    return (user?.uid ?? null) === userId;
  } catch {
    // No other tab could have ended a session that this browser can't store.
    return true;
  }
}

/** Takes away what the SDK left, where the SDK itself can’t be loaded. */
export function forgetStoredUser(apiKey: string): void {
  try {
    localStorage.removeItem(getStorageKey(apiKey));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
