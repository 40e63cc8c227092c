/**
 * The browser may keep a page whose user went elsewhere (back/forward cache), and shows it as it was when they come back.
 * Meanwhile it hears nothing: it is hidden when it is left, and shown again if its session is still the same; otherwise
 * it is loaded again.
 */
export function checkRestoredPage(isSameSession: () => boolean, reload = () => location.reload()): void {
  const { style } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isSameSession()) style.visibility = '';
    else reload();
  });
}
