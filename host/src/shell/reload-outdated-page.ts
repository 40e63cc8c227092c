const KEY = 'yado:renewed-at';
const MIN_PAUSE_MS = 10 * 60_000;

/**
 * Reloads a page that is outdated; returns whether it does. Once in ten minutes, so that a fault which a reload does not
 * fix causes no loop, and never in a booking, where the user decides, or offline, where the browser's error page would
 * come of it.
 */
export function reloadOutdatedPage(now = Date.now()): boolean {
  if (location.pathname.startsWith('/booking/') || !navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < MIN_PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without storage a loop could not be detected.
    return false;
  }
  location.reload();
  return true;
}
