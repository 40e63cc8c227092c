/**
 * Runs in the page before anything is painted, as `startEarlyQueries` does: its compiled text is written into the HTML.
 * Otherwise a page in dark colors would be white until the host has started. It decides as `shared/site/color-mode`.
 */
export function setEarlyColorMode(storageKey: string): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(storageKey);
  } catch {
    // Storage may be forbidden.
  }
  const ofDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : ofDevice;
}
