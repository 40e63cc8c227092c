const EVENT = 'yado:news-read';

/** Up to which instant a person has seen the news in this browser; '' for nothing yet. */
export function newsReadUpTo(userId: string): string {
  try {
    return localStorage.getItem(getStorageKey(userId)) ?? '';
  } catch {
    return '';
  }
}

/** Notes that news were seen; never goes back. */
export function markNewsRead(userId: string, publishedAt: readonly string[]): void {
  const newest = publishedAt.reduce(later, newsReadUpTo(userId));
  if (newest === newsReadUpTo(userId)) return;
  try {
    localStorage.setItem(getStorageKey(userId), newest);
  } catch {
    // Storage may be forbidden; the news then stay unread.
  }
  window.dispatchEvent(new Event(EVENT));
}

/** Tells when news were seen, here or in another tab. */
export function watchNewsRead(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(EVENT, listener);
    window.removeEventListener('storage', listener);
  };
}

export function isUnread(publishedAt: string, readUpTo: string): boolean {
  return readUpTo === '' || Date.parse(publishedAt) > Date.parse(readUpTo);
}

function later(a: string, b: string): string {
  return isUnread(b, a) ? b : a;
}

function getStorageKey(userId: string): string {
  return `yado:news-read:${userId}`;
}
