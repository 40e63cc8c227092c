const KEY = 'yado:renewed-at';
const PAUSE_MS = 10 * 60_000;

/**
 * Loads the page anew because the site has moved on since it was loaded: once, so that a fault which a new page does
 * not mend makes no loop, and never in a booking, where only the person says when. Answers whether it does.
 */
export function renewPage(now = Date.now()): boolean {
  if (location.pathname.startsWith('/booking/')) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without a memory it could not be told from the first time.
    return false;
  }
  location.reload();
  return true;
}
