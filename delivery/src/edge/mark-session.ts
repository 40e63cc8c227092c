/**
 * Runs in a whole page before anything is painted, as `setEarlyColorMode` does: says on the document's element whether a
 * session is stored, by which the header shows the way back to the site, and that scripts run.
 */
export function markSession(userKey: string): void {
  let user: string | null = null;
  try {
    user = localStorage.getItem(userKey);
  } catch {
    // Storage may be forbidden.
  }
  document.documentElement.dataset.session = user === null ? 'out' : 'in';
}
